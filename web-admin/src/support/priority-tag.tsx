import { useRecordContext, useTranslate } from 'ra-core';
import type { StaffHelp } from '../shared/inquiries/types.ts';

/** Marks a premium member's question. */
export function PriorityTag() {
  const translate = useTranslate();
  const help = useRecordContext<StaffHelp>();
  return help?.priority ? (
    <span className="tag tag--ink">{translate('resources.help.priorities.first')}</span>
  ) : null;
}
