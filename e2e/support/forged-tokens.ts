import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

type Part = Record<string, unknown>;

const encode = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Part => JSON.parse(Buffer.from(part, 'base64url').toString()) as Part;

const signed = (header: Part, payload: Part, key: KeyObject): string => {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${sign(null, Buffer.from(content), key).toString('base64url')}`;
};

const hashed = (header: Part, payload: Part, secret: string): string => {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

/**
 * Tokens as somebody would make them who has a learner's own and wants more, by what is wrong with them.
 * `publicKey` is one of auth's published keys. A token that ended by itself needs auth's private key:
 * identity's own tests have it.
 */
export const forgedTokens = (real: string, publicKey: Part): Record<string, string> => {
  const [head = '', body = '', signature = ''] = real.split('.');
  const header = decode(head);
  const claims = decode(body);
  const wished = { ...claims, role: 'administrator', plan: 'premium' };
  const stranger = generateKeyPairSync('ed25519');
  const jwk = stranger.publicKey.export({ format: 'jwk' });
  return {
    'signed with another key': signed(header, wished, stranger.privateKey),
    'signed with a key that it brings itself': signed({ ...header, jwk }, wished, stranger.privateKey),
    'signed with an unknown key': signed({ ...header, kid: 'unknown' }, wished, stranger.privateKey),
    'not signed': `${encode({ alg: 'none', typ: 'JWT' })}.${encode(wished)}.`,
    'said to be not signed, with a signature': `${encode({ ...header, alg: 'none' })}.${encode(wished)}.${signature}`,
    'of another role': `${head}.${encode(wished)}.${signature}`,
    'of another person': `${head}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`,
    'made to last longer': `${head}.${encode({ ...claims, exp: Number(claims.exp) + 86_400 })}.${signature}`,
    'ended, signed with another key': signed(header, { ...wished, exp: 1_000 }, stranger.privateKey),
    'signed with the public key as a shared secret': hashed(
      { ...header, alg: 'HS256' },
      wished,
      JSON.stringify(publicKey),
    ),
    'signed with the public key itself as a shared secret': hashed(
      { ...header, alg: 'HS256' },
      wished,
      String(publicKey.x),
    ),
    'no token at all': 'a.b.c',
  };
};
