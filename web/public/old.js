document.getElementById('app').textContent =
  'This browser is too old for the games. Этот браузер слишком старый для игр. Tento prohlížeč je na hry příliš starý.';
