/** The part of an access token that a browser may read. It proves nothing: the server decides. */
export interface TokenClaims {
  /** User id. */
  sub: string;
  /** End of life, in seconds since 1970. */
  exp: number;
  /** Start of life, in seconds since 1970. */
  iat?: number;
  role?: string;
  plan?: string;
  /** Session id. */
  sid?: string;
}

/** Reads a JWT's claims without verifying them; null where the text is not one. */
export function readClaims(token: string): TokenClaims | null {
  const part = token.split('.')[1];
  if (!part) return null;
  try {
    const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

const isClaims = (value: unknown): value is TokenClaims =>
  typeof value === 'object' && value !== null && 'exp' in value && typeof value.exp === 'number';

/**
 * How long to wait, in milliseconds, before renewing a token: until a minute before its end, or until half
 * of what is left for a token that lives less than two minutes. Never negative.
 */
export function renewalDelay(claims: Pick<TokenClaims, 'exp'>, now: number): number {
  const left = claims.exp * 1000 - now;
  return Math.max(0, left > 120_000 ? left - 60_000 : left / 2);
}
