import { readStored, writeStored } from '../../../shared/storage.ts';

/** How fast one may listen. */
export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const key = 'audio-rate';

/** The speed chosen last in this browser. */
export function storedRate(): number {
  const stored = Number(readStored(key));
  return rates.find((rate) => rate === stored) ?? 1;
}

export const storeRate = (rate: number) => writeStored(key, String(rate));
