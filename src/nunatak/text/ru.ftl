player = Игрок { $number }
resigned = { $player } сдаётся: побеждает другой игрок.
