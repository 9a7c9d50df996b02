import { ForWriters } from '../rights/for-writers.tsx';
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useRecordChange } from '../use-record-change.ts';
import type { InquiryStatus } from './types.ts';
import { Segments } from '../segments.tsx';

type Inquiry = RaRecord & { status: InquiryStatus; openedBy?: string | null };

const statuses: readonly InquiryStatus[] = ['new', 'open', 'done'];
/** What staff wrote first is never new to them. */
const statusesOf = ({ openedBy }: Inquiry): readonly InquiryStatus[] =>
  openedBy ? ['open', 'done'] : statuses;

const textOf = (status: InquiryStatus) => `academy.inquiryStatuses.${status}`;

/** A list's filter by status. */
export const inquiryStatusFilter = (
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="academy.every"
    choices={statuses.map((id) => ({ id, name: textOf(id) }))}
  />
);

/** Whether somebody has taken the inquiry up or answered it. */
export function InquiryStatusTag() {
  const translate = useTranslate();
  const inquiry = useRecordContext<Inquiry>();
  return inquiry ? (
    <span className={inquiry.status === 'new' ? 'tag tag--key' : 'tag'}>
      {translate(textOf(inquiry.status))}
    </span>
  ) : null;
}

/** Sets the status; pressing the present one changes nothing. Who may not set it reads it. */
export const InquiryStatusSwitch = () => (
  <ForWriters otherwise={<InquiryStatusTag />}>
    <StatusSwitch />
  </ForWriters>
);

function StatusSwitch() {
  const translate = useTranslate();
  const inquiry = useRecordContext<Inquiry>();
  const { change, isPending } = useRecordChange({ done: 'status', failed: 'status' });
  if (!inquiry) return null;
  return (
    <Segments
      label={translate('academy.inquiryStatus')}
      choices={statusesOf(inquiry).map((status) => ({
        value: status,
        name: translate(textOf(status)),
        isDisabled: isPending,
      }))}
      chosen={inquiry.status}
      onChoose={(status) => status !== inquiry.status && change(inquiry, { status })}
    />
  );
}
