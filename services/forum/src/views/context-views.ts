import type { EarlierCase, NearbyText } from '@academy/contracts/http/forum/case-context.ts';
import { caseIdOf, type BriefCase, type CaseTarget } from '../domain/moderation/case.ts';
import type { Written } from '../domain/written.ts';
import type { Authors } from './author-view.ts';
import { toWriter, type CaseText } from './case-views.ts';

/** A case as another case of the same author names it. */
export const toEarlierCase = (record: BriefCase, text: CaseText | undefined): EarlierCase => ({
  id: record._id,
  kind: record.kind,
  title: text?.title ?? '',
  status: record.status,
  isOpen: record.isOpen,
  action: record.decision?.action ?? null,
  openedAt: (record.openedAt ?? record.createdAt).toISOString(),
});

/** What stands around a reported text. */
export const toNearbyText = (kind: CaseTarget['kind'], written: Written, authors: Authors): NearbyText => ({
  id: caseIdOf({ kind, targetId: written._id }),
  user: toWriter(written, authors),
  content: written.content,
  status: written.status,
  createdAt: written.createdAt.toISOString(),
});
