import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header: a time and, for each secret that is active, `v1` = HMAC-SHA256 of `time.body`. While a
 * secret is rolled Stripe signs with both.
 */
export const signatureHeader = (body: string, secrets: readonly string[], at: Date): string => {
  const time = Math.floor(at.getTime() / 1000);
  const signed = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex');
    return `v1=${mac}`;
  });
  return [`t=${time}`, ...signed].join(',');
};
