import type { ServerResponse } from 'node:http';

/**
 * One policy for both web apps. Styles may be inline since antd and react-admin write theirs at run time;
 * scripts come only from here, and from the analytics address where one is configured.
 */
export const contentSecurityPolicy = (analyticsOrigin: string | null): string => {
  const analytics = analyticsOrigin ? ` ${analyticsOrigin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${analytics}`,
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

export type SetSecurityHeaders = (res: ServerResponse) => void;

/** Sets what every answer of the gateway carries, files and calls alike. */
export const createSecurityHeaders = (options: {
  analyticsOrigin: string | null;
  isHttps: boolean;
}): SetSecurityHeaders => {
  const headers: [string, string][] = [
    ['Content-Security-Policy', contentSecurityPolicy(options.analyticsOrigin)],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
    ...(options.isHttps
      ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] as [string, string][])
      : []),
  ];
  return (res) => {
    for (const [name, value] of headers) res.setHeader(name, value);
  };
};
