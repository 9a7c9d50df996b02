import type {
  CaseEntry as CaseEntryView,
  ModerationCase,
} from '@academy/contracts/http/forum/moderation-cases.ts';
import type { Mute } from '@academy/contracts/http/forum/mutes.ts';
import type { CaseEntry, CaseRecord } from '../domain/moderation/case.ts';
import { openAppeal } from '../domain/moderation/appeal.ts';
import type { MuteRecord } from '../domain/moderation/mute.ts';
import type { Written } from '../domain/written.ts';
import { toAuthor, toMember, type Authors } from './author-view.ts';

/** A post or reply as moderators read it. */
export interface CaseText {
  title: string;
  content: string;
  deletedAuthor: boolean;
  wording: string;
}

type Actor = ModerationCase['user'];

const toActor = (id: string | null, { names }: Authors): Actor => ({
  id: id ?? '',
  ...toMember(id === null ? undefined : names.get(id)),
});

/** An author with their id; empty for the academy itself and a deleted member. */
export const toWriter = (written: Pick<Written, 'userId' | 'deletedAuthor'>, authors: Authors): Actor => ({
  id: written.userId ?? '',
  ...toAuthor(written, authors),
});

const toEntry = (entry: CaseEntry, authors: Authors): CaseEntryView => {
  const at = entry.at.toISOString();
  const { kind } = entry;
  if (kind === 'held') return { kind, at, reasons: entry.reasons };
  if (kind === 'watched') return { kind, at, words: entry.words ?? [] };
  const by = toActor(entry.by, authors);
  if (kind === 'flag') return { kind, at, by, reason: entry.reason, note: entry.note };
  return { ...entry, at, by };
};

const toAppeal = (record: CaseRecord): ModerationCase['appeal'] => {
  const waiting = openAppeal(record);
  return waiting && { text: waiting.text, at: waiting.at.toISOString(), removedBy: waiting.removedBy ?? '' };
};

/** All that happened to one post or reply; of what is gone nothing but its case is left. */
export const toModerationCase = (
  record: CaseRecord,
  text: CaseText | undefined,
  around: Authors & { mutes: ReadonlyMap<string, Date> },
): ModerationCase => {
  const { userId } = record;
  const author = { userId, deletedAuthor: text?.deletedAuthor ?? true };
  return {
    id: record._id,
    kind: record.kind,
    postId: record.postId,
    title: text?.title ?? '',
    content: text?.content ?? '',
    status: record.status,
    user: toWriter(author, around),
    mutedUntil: (userId === null ? undefined : around.mutes.get(userId))?.toISOString() ?? null,
    isOpen: record.isOpen,
    openFlags: record.openFlags,
    createdAt: record.createdAt.toISOString(),
    openedAt: record.openedAt?.toISOString() ?? null,
    history: record.history.map((entry) => toEntry(entry, around)),
    appeal: toAppeal(record),
    wording: text?.wording ?? '',
    version: record.version,
    ...(record.wordings && {
      wordings: record.wordings.map(({ wording, title, content, at }) => ({
        wording,
        title,
        content,
        at: at.toISOString(),
      })),
    }),
  };
};

export const toMute = (mute: MuteRecord, authors: Authors): Mute => ({
  id: mute._id,
  user: toMember(authors.names.get(mute._id)),
  until: mute.until.toISOString(),
  reason: mute.reason,
  by: toActor(mute.by, authors),
  createdAt: mute.createdAt.toISOString(),
});
