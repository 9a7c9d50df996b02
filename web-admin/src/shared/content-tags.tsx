import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { statusWords } from './content-status.tsx';

type Content = RaRecord & { status: ContentStatus; editedByStaff?: boolean };

/** An exercise has the status of its lesson. */
const ofLessons: ReadonlySet<string> = new Set(['lessons', 'exercises']);

/** Whether the row's content is seen by learners. */
export function ContentStatusTag() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const content = useRecordContext<Content>();
  if (!content) return null;
  const words = statusWords[ofLessons.has(resource) ? 'lesson' : 'other'];
  const tone = content.status === 'published' ? 'tag tag--key' : 'tag';
  return <span className={tone}>{translate(`${words}.${content.status}`)}</span>;
}

/** Whether imports leave the row's content alone since staff edited it. */
export function EditedTag() {
  const translate = useTranslate();
  const content = useRecordContext<Content>();
  return content?.editedByStaff ? <span className="tag">{translate('academy.editedByStaff')}</span> : null;
}

/** Whether learners see it, and whether imports leave it alone since staff edited it. */
export const ContentTags = () => (
  <span className="tags">
    <ContentStatusTag />
    <EditedTag />
  </span>
);
