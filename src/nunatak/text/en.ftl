player = Player { $number }
resigned = { $player } gives up: the other player wins.
