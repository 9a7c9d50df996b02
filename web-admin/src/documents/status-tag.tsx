import type { StaffDocument } from '@academy/contracts/http/library.ts';
import { useRecordContext, useTranslate } from 'ra-core';

export function StatusTag() {
  const translate = useTranslate();
  const document = useRecordContext<StaffDocument>();
  if (!document) return null;
  const { status } = document;
  const tone = status === 'published' ? 'tag tag--key' : 'tag';
  return <span className={tone}>{translate(`resources.documents.statuses.${status}`)}</span>;
}

export function AccessTag() {
  const translate = useTranslate();
  const document = useRecordContext<StaffDocument>();
  if (!document) return null;
  return (
    <span className="tag">
      {translate(`resources.documents.access.${document.isPremium ? 'premium' : 'free'}`)}
    </span>
  );
}
