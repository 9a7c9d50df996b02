import { comfortStorage } from '../../../shared/consent/consent-store.ts';

/** How fast one may listen. */
export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const key = 'audio-rate';

/** The speed chosen last in this browser. */
export function storedRate(): number {
  const stored = Number(comfortStorage.read(key));
  return rates.find((rate) => rate === stored) ?? 1;
}

export const storeRate = (rate: number) => comfortStorage.write(key, String(rate));
