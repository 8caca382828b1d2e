player = Hráč { $number }
resigned = { $player } se vzdává: vítězí druhý hráč.
