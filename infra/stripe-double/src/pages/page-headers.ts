/**
 * Pages hold what only their customer may see, at addresses that nobody else may learn; they load nothing. A form leads to
 * the academy in the end, which a policy counts as its target too.
 */
export const pageHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "frame-ancestors 'none'",
  ].join('; '),
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
