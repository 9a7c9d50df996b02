const schemes = new Set(['http:', 'https:', 'mailto:']);

// Browsers drop these from an address before they read its scheme: `java\tscript:` runs.
// eslint-disable-next-line no-control-regex -- control characters are what this is about
const ignoredByBrowsers = /[\u0000-\u0020\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202F\u2060-\u2069\uFEFF]/g;

/** Whether an address stays within the academy: `/lessons/x`, `#part`, but not `//elsewhere`. */
const isRelative = (url: string): boolean => !/^[\\/]{2}/.test(url) && !/^[^/?#]*:/.test(url);

/** Whether a member may link to it: http, https, mailto, or a place within the academy. `url` is as Markdown decoded it. */
export const isAllowedTarget = (url: string): boolean => {
  const bare = url.replace(ignoredByBrowsers, '');
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(bare)?.[0].toLowerCase();
  return scheme === undefined ? isRelative(bare) : schemes.has(scheme);
};

/** Whether it leads out of the academy. */
export const leadsOut = (url: string): boolean => !isRelative(url.replace(ignoredByBrowsers, ''));
