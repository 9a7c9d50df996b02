/* global document, matchMedia, location, __PRELOADS__ */
// Runs before the first paint, as a file of its own since the page's policy allows no inline script:
// sets theme and language on the document and starts fetching that language's texts.
(function () {
  var root = document.documentElement;
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
  root.dataset.theme = theme;
  var language = stored('language') === 'es' ? 'es' : 'en';
  root.lang = language;
  var preloads = __PRELOADS__;
  var home = location.pathname === '/' ? (stored('token') ? preloads.dashboard : preloads.landing) : [];
  preloads[language].concat(home).forEach(function (href) {
    var link = document.createElement('link');
    var isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  });
})();
