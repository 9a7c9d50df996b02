export type XssKind = 'html' | 'attribute' | 'svg' | 'address' | 'homoglyph' | 'markdown' | 'nested';

/** A text that a member could post. It is inert when shown if none of the things it tries comes true. */
export interface XssPayload {
  /** `<kind>-<name>`, unique. */
  id: string;
  kind: XssKind;
  text: string;
}

/** Every remote address in the payloads is on this host or a subdomain: no page may request anything from it. */
export const XSS_HOST = 'evil.example';

/** What a payload is made of. */
export interface XssParts {
  id: string;
  /** Sets `top.__xss` to the id. It has neither quotes nor spaces, so it fits into any attribute; frames reach the page. */
  script: string;
  /** The same as the rest of a `javascript:` address: its value is undefined, so the page stays. */
  call: string;
  /** An address on XSS_HOST that names the id. */
  beacon: string;
}

/** The payloads of one kind, from their names and what each is. */
export const payloadsOf = (kind: XssKind, texts: Record<string, (parts: XssParts) => string>): XssPayload[] =>
  Object.entries(texts).map(([name, text]) => {
    const id = `${kind}-${name}`;
    const script = `top.__xss=/${id}/.source`;
    const parts = { id, script, call: `void(${script})`, beacon: `https://${XSS_HOST}/${id}.png` };
    return { id, kind, text: text(parts) };
  });

/** Every character as a hexadecimal entity. */
export const entities = (text: string): string =>
  Array.from(text, (character) => `&#x${character.codePointAt(0)?.toString(16)};`).join('');

export const base64 = (text: string): string => Buffer.from(text).toString('base64');
