/* global document, matchMedia */
// Runs before the first paint, as a file of its own since the page's policy allows no inline script.
(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = stored('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = stored('language') === 'es' ? 'es' : 'en';
})();
