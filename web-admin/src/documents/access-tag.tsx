import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { useRecordContext, useTranslate } from 'ra-core';

/** Whether free members see only an excerpt. */
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
