import { useRecordContext, useTranslate } from 'ra-core';
import type { StaffHelp } from '../shared/inquiries/types.ts';

/** Marks what staff wrote first. */
export function TeamTag() {
  const translate = useTranslate();
  const help = useRecordContext<StaffHelp>();
  return help && help.openedBy !== null ? (
    <span className="tag">{translate('resources.help.fromTeam')}</span>
  ) : null;
}
