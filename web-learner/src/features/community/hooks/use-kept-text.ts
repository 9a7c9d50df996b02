import { useMember } from '../../../shared/session/session-context.tsx';
import { readStored, writeStored } from '../../../shared/storage.ts';

/** A text of this member that this browser keeps until it is sent. `name` says what it is for. */
export function useKeptText(name: string): {
  read: () => string | null;
  keep: (text: string | null) => void;
} {
  const key = `forum-draft:${useMember().id}:${name}`;
  return { read: () => readStored(key), keep: (text) => writeStored(key, text) };
}
