"""What is true at a table? Whatever its numbered events say."""
