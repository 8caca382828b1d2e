"""What can be done and asked at a table, and who may do it?"""
