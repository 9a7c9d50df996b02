/* global document, matchMedia, location */
// Runs before the first paint, inside the page: a file would cost a round trip on the way to it. Its text never depends on
// the build, so that the page's policy can name its hash. Sets theme and language on the document, shows the hero that is in
// the page to visitors of `/`, and starts fetching texts and the first screen.
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
  // The first of the wished languages that there is, whatever its country: `es-MX` is `es`.
  var wishes = [stored('language')].concat(navigator.languages || navigator.language);
  var language =
    wishes
      .map(function (wish) {
        return String(wish).slice(0, 2).toLowerCase();
      })
      .find(function (wish) {
        return wish === 'es' || wish === 'en';
      }) || 'en';
  root.lang = language;
  var preloads = JSON.parse(document.getElementById('preloads').textContent);
  var isHome = location.pathname === '/';
  var isVisitor = !stored('token');
  if (isHome && isVisitor) root.dataset.firstPaint = language;
  var home = isHome ? (isVisitor ? preloads.landing : preloads.dashboard) : [];
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
