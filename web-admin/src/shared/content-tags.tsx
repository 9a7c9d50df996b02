import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';

type Content = RaRecord & { status: ContentStatus; editedByStaff?: boolean };

/** Whether the row's content is seen by learners. */
export function ContentStatusTag() {
  const translate = useTranslate();
  const content = useRecordContext<Content>();
  if (!content) return null;
  const tone = content.status === 'published' ? 'tag tag--key' : 'tag';
  return <span className={tone}>{translate(`academy.statuses.${content.status}`)}</span>;
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
