player = Hráč { $number }
