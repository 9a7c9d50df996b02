import type { Response } from 'express';

/**
 * Waits for a record, and answers its version as the ETag that a change sends back as If-Match. A refusal passes
 * through, and sets nothing.
 */
export const withVersion = async <Versioned extends { version: number }>(
  res: Response,
  reading: Promise<Versioned>,
): Promise<Versioned> => {
  const record = await reading;
  res.set('ETag', `"${record.version}"`);
  return record;
};
