/**
 * One policy for both web apps. Styles may be inline since antd and react-admin write theirs at run time;
 * scripts come only from here, and from the analytics address where one is configured. `inlineScripts` are the hashes of
 * those that a page of ours has inside it.
 */
export const contentSecurityPolicy = (
  analyticsOrigin: string | null,
  inlineScripts: readonly string[] = [],
): string => {
  const analytics = analyticsOrigin ? ` ${analyticsOrigin}` : '';
  return [
    "default-src 'none'",
    [`script-src 'self'${analytics}`, ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${analytics}`,
    "font-src 'self' data:",
    `connect-src 'self'${analytics}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** What every answer of the gateway carries, files and calls alike: names in lower case and values in turns. */
export const securityHeaders = (options: {
  analyticsOrigin: string | null;
  isHttps: boolean;
}): readonly string[] => [
  'content-security-policy',
  contentSecurityPolicy(options.analyticsOrigin),
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
  'permissions-policy',
  'camera=(), geolocation=(), microphone=(), payment=()',
  ...(options.isHttps ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
];
