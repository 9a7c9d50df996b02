import { createContext, useContext } from 'react';
import type { Purchase } from '../api/checkout.ts';
import type { UpgradePlace } from '../model/upgrade-place.ts';

export interface Upgrade {
  /** Begins the way to premium. To be called in the middle of a click. */
  start: (place: UpgradePlace, purchase: Purchase) => void;
  /** A payment page is being opened. */
  isOpening: boolean;
}

export const UpgradeContext = createContext<Upgrade | null>(null);

export function useUpgrade(): Upgrade {
  const value = useContext(UpgradeContext);
  if (!value) throw new Error('useUpgrade needs an UpgradeFlow above it');
  return value;
}
