"""What is done without being asked at a table? Bots think, clocks run, stores are kept."""
