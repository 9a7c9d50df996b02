import { addressPayloads } from './xss/addresses.ts';
import { attributePayloads } from './xss/attributes.ts';
import { homoglyphPayloads } from './xss/homoglyphs.ts';
import { htmlPayloads } from './xss/html.ts';
import { markdownPayloads } from './xss/markdown.ts';
import { nestedPayloads } from './xss/nested.ts';
import type { XssPayload } from './xss/payload.ts';
import { svgPayloads } from './xss/svg.ts';

/**
 * What attackers post. Each tries to set `window.__xss`, to call `alert`, to load something from XSS_HOST, to be a link
 * that runs script, to cover the page, or to give an element the name `__xss`. A page shows it inertly when, with every
 * element focused and hovered, `window.__xss` is undefined, nothing was alerted or requested from XSS_HOST, and every
 * link's protocol is http, https or mailto. (Some leave a plain link to XSS_HOST, which may stay: do not follow it.)
 * Most run in a browser when nothing is sanitised; the rest wait for a mistake, such as decoding or normalising twice.
 * A field may also reject a payload: some hold control characters, and some are longer than a name or a title.
 */
export const xssPayloads: readonly XssPayload[] = [
  ...htmlPayloads,
  ...attributePayloads,
  ...svgPayloads,
  ...addressPayloads,
  ...homoglyphPayloads,
  ...markdownPayloads,
  ...nestedPayloads,
];
