"""What comes of many games, how fast are they, and is every rule kept?"""
