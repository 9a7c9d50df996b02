import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';

type Content = RaRecord & { status: ContentStatus };

/** Whether the row's content is seen by learners. */
export function ContentStatusTag() {
  const translate = useTranslate();
  const content = useRecordContext<Content>();
  if (!content) return null;
  const tone = content.status === 'published' ? 'tag tag--key' : 'tag';
  return <span className={tone}>{translate(`academy.statuses.${content.status}`)}</span>;
}

/** Says that imports leave the row alone; nothing where they do not. */
export function EditedTag() {
  const translate = useTranslate();
  const content = useRecordContext<RaRecord & { editedByStaff?: boolean }>();
  return content?.editedByStaff ? <span className="tag">{translate('academy.editedByStaff')}</span> : null;
}

/** What a person can choose. `queued` is for what is published on a day to come. */
export const contentStatusChoices = (['draft', 'published'] as const).map((id) => ({
  id,
  name: `academy.statuses.${id}`,
}));
