import { watchedWordLimits } from '@academy/contracts/http/forum/watched-words.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import {
  isSameWord,
  soughtBy,
  type WatchedWord,
  type WatchedWordDraft,
  type WatchedWordRecord,
} from '../../domain/watched-words/watched-word.ts';
import {
  beginningTooShort,
  nothingToWatch,
  watchedWordChangedMeanwhile,
  watchedWordNotFound,
  watchedWordsFull,
  watchedWordTaken,
} from '../../domain/watched-words/watched-word-texts.ts';
import { cleanPhrase, isWord } from '../../domain/watched-words/words-in.ts';
import type { ForumDeps } from '../deps.ts';

type Deps = Pick<ForumDeps, 'watchedWords' | 'now'>;
type Change = { [Field in keyof WatchedWordDraft]?: WatchedWordDraft[Field] | undefined };

interface Act {
  action: 'created' | 'updated' | 'deleted';
  id: string;
  actorId: string;
  fields: readonly string[];
  at: Date;
}

const audit = ({ action, id, ...act }: Act): PendingEvent =>
  staffActionRecorded({
    ...act,
    action: `watched-word.${action}`,
    resource: 'watched-words',
    resourceId: id,
  });

/** Throws DomainError 400 where a phrase could be found nowhere, or nearly everywhere. */
const requirePhrase = (phrase: string): void => {
  const { parts, isBeginning } = soughtBy(phrase);
  if (!parts.some(isWord)) throw nothingToWatch();
  if (isBeginning && [...(parts.at(-1) ?? '')].length < watchedWordLimits.beginning)
    throw beginningTooShort();
};

/** Throws DomainError 409. */
const requireNew = (known: readonly WatchedWordRecord[], entry: Omit<WatchedWord, 'updatedAt'>): void => {
  if (known.some((other) => other._id !== entry._id && isSameWord(other, entry))) throw watchedWordTaken();
};

/** Throws DomainError 404. */
export const readWatchedWord = async ({ watchedWords }: Deps, id: string): Promise<WatchedWordRecord> => {
  const found = await watchedWords.find(id);
  if (!found) throw watchedWordNotFound();
  return found;
};

/** Throws DomainError 400 for a phrase that finds nothing or too much, 409 for one that is watched already or where the list is full. */
export const createWatchedWord = async (
  { watchedWords, now }: Deps,
  { draft: written, actorId }: { draft: WatchedWordDraft; actorId: string },
): Promise<WatchedWordRecord> => {
  const draft = { ...written, phrase: cleanPhrase(written.phrase) };
  requirePhrase(draft.phrase);
  const known = await watchedWords.listAll();
  if (known.length >= watchedWordLimits.entries) throw watchedWordsFull();
  const [id, at] = [newId(), now()];
  requireNew(known, { _id: id, ...draft });
  const event = audit({ action: 'created', id, actorId, fields: Object.keys(draft), at });
  return watchedWords.add({ _id: id, ...draft, updatedAt: at }, event);
};

/** Throws as `createWatchedWord`, and DomainError 404, and 409 when the record has moved on. */
export const changeWatchedWord = async (
  { watchedWords, now }: Deps,
  { id, change, expectedVersion, actorId }: StaffEdit<Change>,
): Promise<WatchedWordRecord> => {
  const phrase = change.phrase === undefined ? undefined : cleanPhrase(change.phrase);
  const known = await watchedWords.listAll();
  const changed = await watchedWords.change(id, (current) => {
    assertExpectedVersion(expectedVersion, current.version, watchedWordChangedMeanwhile);
    const state = changedFields(current, { ...change, phrase });
    const fields = Object.keys(state);
    if (fields.length === 0) return null;
    requirePhrase(state.phrase ?? current.phrase);
    const isAnother = state.phrase !== undefined || state.language !== undefined;
    // Two moderators at once may have added the same word twice: either entry can still get another action.
    if (isAnother) requireNew(known, { ...current, ...state });
    const at = now();
    const event = audit({ action: 'updated', id, actorId, fields, at });
    return { state: { ...state, updatedAt: at }, events: [event] };
  });
  if (!changed) throw watchedWordNotFound();
  return changed;
};

/** Throws DomainError 404. */
export const deleteWatchedWord = async (
  { watchedWords, now }: Deps,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> => {
  const event = audit({ action: 'deleted', id, actorId, fields: [], at: now() });
  if (!(await watchedWords.remove(id, event))) throw watchedWordNotFound();
};
