import type { TextStorage } from '../storage.ts';
import type { NecessaryKey } from '../stored-keys.ts';
import { isDue, type TextRecord } from './text-record.ts';

interface LocalTextOptions {
  key: NecessaryKey;
  storage: TextStorage;
  parse: (stored: string | null) => TextRecord | null;
  /** Whether the browser forgets the text once the server has it. */
  forgetsSaved: boolean;
}

const isBlank = ({ text, base, version }: TextRecord) => text === '' && base === '' && version === 0;

/**
 * The copy of a text in this browser, which its tabs share through the storage. What the storage does not take, and
 * what needs no copy there, lasts as long as the page.
 */
export function createLocalText({ key, storage, parse, forgetsSaved }: LocalTextOptions) {
  let refused: TextRecord | null = null;
  let resting: TextRecord | null = null;

  return {
    read: (): TextRecord | null => refused ?? parse(storage.read(key)) ?? resting,
    keep(record: TextRecord) {
      const isNeeded = forgetsSaved ? isDue(record) : !isBlank(record);
      const line = isNeeded ? JSON.stringify(record) : null;
      storage.write(key, line);
      refused = storage.read(key) === line ? null : record;
      resting = isNeeded ? resting : record;
    },
    /** Another tab has written: what it wrote counts. Returns whether it has removed the copy. */
    storageChanged(): { isRemoved: boolean } {
      refused = null;
      return { isRemoved: storage.read(key) === null };
    },
  };
}
