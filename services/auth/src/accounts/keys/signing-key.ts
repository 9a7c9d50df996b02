export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
}

export interface SigningKeyRecord {
  _id: string;
  publicKey: PublicKey;
  /** The private JWK, sealed under the master key. */
  sealedPrivateKey: string;
  createdAt: Date;
  /** A little after it was made, so that every replica and service can have read it. */
  signsFrom: Date;
  /** Null for the one in use. */
  verifiesUntil: Date | null;
}

/** The key to sign with: the newest whose time has come; the newest of all where none has. */
export const keyInUse = <Key extends Pick<SigningKeyRecord, 'signsFrom'>>(
  keys: readonly Key[],
  now: Date,
): Key | undefined => {
  const newestFirst = keys.toSorted((a, b) => b.signsFrom.getTime() - a.signsFrom.getTime());
  return newestFirst.find(({ signsFrom }) => signsFrom <= now) ?? newestFirst[0];
};

/** The keys that tokens still about may be signed with. */
export const keysThatVerify = <Key extends Pick<SigningKeyRecord, 'verifiesUntil'>>(
  keys: readonly Key[],
  now: Date,
): Key[] => keys.filter(({ verifiesUntil }) => verifiesUntil === null || verifiesUntil > now);
