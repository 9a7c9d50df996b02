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

export interface SecurityHeaders {
  /** Of pages and their files: names in lower case and values in turns. */
  page: readonly string[];
  /** Of calls. Their answers are data: opened as a page they may load nothing, and nobody may frame them. */
  call: readonly string[];
}

/** What every answer of the gateway carries. */
export const securityHeaders = (options: {
  analyticsOrigin: string | null;
  isHttps: boolean;
}): SecurityHeaders => {
  const shared = [
    'x-content-type-options',
    'nosniff',
    'cross-origin-resource-policy',
    'same-origin',
    ...(options.isHttps ? ['strict-transport-security', 'max-age=31536000; includeSubDomains'] : []),
  ];
  return {
    page: [
      'content-security-policy',
      contentSecurityPolicy(options.analyticsOrigin),
      'referrer-policy',
      'strict-origin-when-cross-origin',
      'cross-origin-opener-policy',
      'same-origin',
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=()',
      ...shared,
    ],
    call: ['content-security-policy', "default-src 'none'; frame-ancestors 'none'", ...shared],
  };
};
