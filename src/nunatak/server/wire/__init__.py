"""What is said between the server and its readers, and who gets to see what?"""
