import { useSyncExternalStore } from 'react';
import { createComfortStorage, keepComforts, readStored, writeStored } from '../storage.ts';

/** What the person allows. Necessary storage is always on. */
export interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  functionality: boolean;
}

/** Local-storage key of the choice. */
const CONSENT_KEY = 'cookie-consent';

interface ConsentState {
  /** Null until the person has chosen. */
  preferences: CookiePreferences | null;
  /** The dialog was opened again from the footer. */
  reopened: boolean;
}

let state: ConsentState = { preferences: parsePreferences(readStored(CONSENT_KEY)), reopened: false };
// Kept before the person refused, by an earlier release.
if (state.preferences?.functionality === false) keepComforts(false);
const listeners = new Set<() => void>();

function become(next: ConsentState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads a stored choice; anything that is not one counts as not chosen yet. */
export function parsePreferences(stored: string | null): CookiePreferences | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<CookiePreferences> | null;
    if (typeof value?.analytics !== 'boolean' || typeof value.functionality !== 'boolean') return null;
    return { necessary: true, analytics: value.analytics, functionality: value.functionality };
  } catch {
    return null;
  }
}

export function choosePreferences(preferences: CookiePreferences): void {
  writeStored(CONSENT_KEY, JSON.stringify(preferences));
  keepComforts(preferences.functionality);
  become({ preferences, reopened: false });
}

/** Theme, sidebar and the like. The stored choice is asked each time, since another tab may have changed it. */
export const comfortStorage = createComfortStorage(
  () => parsePreferences(readStored(CONSENT_KEY))?.functionality ?? false,
);

export const reopenConsent = (): void => become({ ...state, reopened: true });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, () => state);
