// What can't begin says so. Read by browsers of any age, before all else; without words of ours at hand, so in every language.
(function () {
  var words =
    'The games can’t begin: a part of the page did not arrive, or this browser is too old. Try again, perhaps with a newer one. ' +
    'Игры не начинаются: часть страницы не дошла или браузер слишком старый. Попробуйте ещё раз, может быть, в браузере поновее. ' +
    'Hry nemohou začít: část stránky nedorazila, nebo je tento prohlížeč příliš starý. Zkuste to znovu, třeba v novějším.';
  function tell() {
    var page = document.getElementById('app');
    if (page && !page.firstChild) page.textContent = words;
  }
  function isOurs(event) {
    var from = event.target;
    return !from || from === window || from.tagName === 'SCRIPT'; // not of a picture
  }
  addEventListener('error', function (event) { if (isOurs(event)) tell(); }, true);
  addEventListener('unhandledrejection', tell);
  if (!('noModule' in document.createElement('script'))) tell();
})();
