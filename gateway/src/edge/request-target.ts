import type { IncomingMessage } from 'node:http';

/**
 * The path of a request, without its query; null for a target that is no path. The absolute form
 * (`GET http://host/path`, RFC 9112, 3.2.2) is brought to the usual one, on the request too, so that limits, routing
 * and express see one and the same.
 */
export const normaliseTarget = (req: IncomingMessage): string | null => {
  const target = req.url ?? '';
  if (!target.startsWith('/')) {
    const absolute = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
    if (!absolute) return null;
    req.url = absolute.pathname + absolute.search;
  }
  return req.url?.split('?', 1)[0] ?? null;
};
