import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { isPositions, type Positions } from './positions.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Ids are as long as the next multiple: their length would tell how many digits the offsets have. */
const paddedTo = 256;

/** With blanks after it, which JSON passes over. */
const padded = (text: string): string => text.padEnd(Math.ceil(text.length / paddedTo) * paddedTo);

export interface StreamIds {
  /** The id of a server-sent event: where its reader stands in every partition, sealed. */
  seal(positions: Positions): string;
  /** The positions in an id; null when it was made elsewhere or is no stream id at all. */
  open(id: string): Positions | null;
}

/**
 * Any replica of the gateway can resume from an id, since offsets are the broker's and every replica has the same
 * secret. They are sealed because offsets count what happens in the academy: two looks at an open stream would tell
 * how many people registered in between. `cluster` tells one cluster's offsets from another's.
 */
export const createStreamIds = ({ secret, cluster }: { secret: string; cluster: string }): StreamIds => {
  const key = new Uint8Array(hkdfSync('sha256', secret, cluster, 'stream ids', 32));

  const unsealed = (sealed: Buffer): string => {
    const decipher = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    const positions = sealed.subarray(nonceBytes, -tagBytes);
    return Buffer.concat([decipher.update(positions), decipher.final()]).toString();
  };

  return {
    seal: (positions) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
      const sealed = [
        nonce,
        sealing.update(padded(JSON.stringify(positions))),
        sealing.final(),
        sealing.getAuthTag(),
      ];
      return Buffer.concat(sealed).toString('base64url');
    },
    open: (id) => {
      try {
        const value: unknown = JSON.parse(unsealed(Buffer.from(id, 'base64url')));
        return isPositions(value) ? value : null;
      } catch {
        return null;
      }
    },
  };
};
