import {
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWTVerifyGetKey,
} from 'jose';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { seal, unseal } from '@academy/service-kit/secrets/seal.ts';
import {
  accessTokenSeconds,
  signAccessToken,
  signViewingToken,
  tokenAlgorithm,
  type SignOptions,
  type ViewingClaims,
} from '@academy/service-kit/identity/tokens.ts';
import type { SigningKeyRepository } from './signing-key-repository.ts';
import { keyInUse, keysThatVerify, type PublicKey, type SigningKeyRecord } from './signing-key.ts';

export interface PublishedKey extends PublicKey {
  kid: string;
  alg: string;
  use: 'sig';
}

export interface SigningKeys {
  /** Reads the keys, making the first one where there is none. Throws when they were sealed with another key. */
  load(): Promise<void>;
  sign(claims: SignOptions['claims']): Promise<string>;
  signViewing(claims: SignOptions<ViewingClaims>['claims']): Promise<string>;
  published(): PublishedKey[];
  /** For verifying here what this or another replica signed. */
  verifyingKeys: JWTVerifyGetKey;
  /** Makes a new key to sign with; the others go on verifying until their last tokens have ended. */
  rotate(): Promise<string>;
  /** Reads the keys again, for those that other replicas make. */
  reload(): Promise<void>;
}

export const reloadKeysEveryMs = 10_000;
const leastBetweenReadsMs = 1_000;
/** By then every replica has read the new key. */
const signsAfterMs = 2 * reloadKeysEveryMs;
const verifiesForMs = signsAfterMs + (accessTokenSeconds + 120) * 1000;

type Loaded = SigningKeyRecord & { privateKey: CryptoKey };

const publish = (key: SigningKeyRecord): PublishedKey => ({
  ...key.publicKey,
  kid: key._id,
  alg: tokenAlgorithm,
  use: 'sig',
});

export const createSigningKeys = (options: {
  repository: SigningKeyRepository;
  /** 32 bytes that private keys are sealed with. */
  sealingKey: Buffer;
}): SigningKeys => {
  const { repository, sealingKey } = options;
  let keys: Loaded[] = [];
  let readAt = 0;
  let verifying = createLocalJWKSet({ keys: [] });

  const open = async (record: SigningKeyRecord): Promise<Loaded> => {
    const known = keys.find(({ _id }) => _id === record._id);
    if (known) return { ...record, privateKey: known.privateKey };
    try {
      const jwk: unknown = JSON.parse(unseal(sealingKey, record.sealedPrivateKey));
      // An OKP JWK is imported as a CryptoKey; only symmetric ones come as bytes.
      return { ...record, privateKey: (await importJWK(jwk as object, tokenAlgorithm)) as CryptoKey };
    } catch (error) {
      throw new Error('the signing keys were sealed with another AUTH_MASTER_KEY', { cause: error });
    }
  };

  const published = (): PublishedKey[] => keysThatVerify(keys, new Date()).map(publish);

  const read = async (): Promise<void> => {
    readAt = Date.now();
    keys = await Promise.all((await repository.all()).map(open));
    verifying = createLocalJWKSet({ keys: published() });
  };

  const make = async (signsFrom: Date): Promise<string> => {
    const pair = await generateKeyPair(tokenAlgorithm, { extractable: true });
    const { kty = '', crv = '', x = '' } = await exportJWK(pair.publicKey);
    const sealedPrivateKey = seal(sealingKey, JSON.stringify(await exportJWK(pair.privateKey)));
    const _id = newId();
    const createdAt = new Date();
    const publicKey = { kty, crv, x };
    await repository.add({ _id, publicKey, sealedPrivateKey, createdAt, signsFrom, verifiesUntil: null });
    return _id;
  };

  const verifyingKeys: JWTVerifyGetKey = async (header, token) => {
    try {
      return await verifying(header, token);
    } catch (error) {
      // Another replica may have made a key since; who sends unknown key ids cannot make us read all the time.
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - readAt < leastBetweenReadsMs)
        throw error;
      await read();
      return verifying(header, token);
    }
  };

  const keyToSign = () => {
    const key = keyInUse(keys, new Date());
    if (!key) throw new Error('signing keys are not loaded');
    return { key: key.privateKey, kid: key._id };
  };

  return {
    verifyingKeys,
    load: async () => {
      await read();
      if (keys.length > 0) return;
      await make(new Date());
      await read();
    },
    sign: (claims) => signAccessToken({ ...keyToSign(), claims }),
    signViewing: (claims) => signViewingToken({ ...keyToSign(), claims }),
    published,
    rotate: async () => {
      const now = Date.now();
      const kid = await make(new Date(now + signsAfterMs));
      await repository.retireOthers(kid, new Date(now + verifiesForMs));
      await read();
      return kid;
    },
    reload: read,
  };
};
