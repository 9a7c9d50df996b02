import { useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useRecordChange } from '../shared/use-record-change.ts';
import type { RequestStatus } from './types.ts';

type Request = RaRecord & { status: RequestStatus };

const statuses: readonly RequestStatus[] = ['new', 'open', 'done'];
const textOf = (status: RequestStatus) => `academy.requestStatuses.${status}`;

/** A list's filter by status. */
export const requestStatusFilter = (
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="academy.every"
    choices={statuses.map((id) => ({ id, name: textOf(id) }))}
  />
);

/** Whether somebody has taken the request up or answered it. */
export function RequestStatusTag() {
  const translate = useTranslate();
  const request = useRecordContext<Request>();
  return request ? (
    <span className={request.status === 'new' ? 'tag tag--key' : 'tag'}>
      {translate(textOf(request.status))}
    </span>
  ) : null;
}

/** Sets the status; pressing the present one changes nothing. */
export function RequestStatusSwitch() {
  const translate = useTranslate();
  const request = useRecordContext<Request>();
  const { change, isPending } = useRecordChange({ done: 'status', failed: 'status' });
  if (!request) return null;
  return (
    <div className="segments" role="group" aria-label={translate('academy.requestStatus')}>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === request.status}
          disabled={isPending}
          onClick={() => status !== request.status && change(request, { status })}
        >
          {translate(textOf(status))}
        </button>
      ))}
    </div>
  );
}
