import type { AuditEntry, auditEndpoints } from '@academy/contracts/http/auth/audit.ts';
import type {
  SubscriptionEvent,
  staffPaymentEndpoints,
} from '@academy/contracts/http/auth/staff-payments.ts';
import type { viewingEndpoints, ViewingReason } from '@academy/contracts/http/auth/viewings.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslate } from 'ra-core';
import { client } from '../../app/api.ts';
import { listAddress } from '../../app/list-address.ts';
import { fieldWords } from '../../shared/field-words.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { firstRows } from '../../shared/staff-list-query.ts';
import { EventWords } from '../../shared/subscription/subscription-history.tsx';
import { staffActs } from './staff-acts.ts';
import { usePersonPart } from '../../shared/person/use-person-part.ts';

const auditList = endpointRef<typeof auditEndpoints.staffListAudit>('GET', '/api/admin/audit');
const subscriptionCall = endpointRef<typeof staffPaymentEndpoints.staffGetSubscription>(
  'GET',
  '/api/admin/subscriptions/:id',
);
const viewingsCall = endpointRef<typeof viewingEndpoints.staffListViewings>(
  'GET',
  '/api/admin/users/:id/viewings',
);
const SHOWN = 10;

interface Reasons {
  told: SubscriptionEvent | null;
  viewings: readonly ViewingReason[];
}

/** As payments keep it, or why somebody was viewed as. */
const reasonOf = ({ values }: AuditEntry, { told, viewings }: Reasons): string | undefined =>
  told?.reason ?? viewings.find(({ id }) => id === values.viewingId?.after)?.reason;

/** What staff did to them and to what is theirs: from the log, with the reasons that payments and viewings keep. */
export function PersonHistory({ id }: { id: string }) {
  const translate = useTranslate();
  const call = async () => {
    const [{ items, total }, { history }, viewings] = await Promise.all([
      client.list(auditList, { query: firstRows({ personId: id }, SHOWN) }),
      client.call(subscriptionCall, { params: { id } }),
      client.call(viewingsCall, { params: { id } }),
    ]);
    return { acts: staffActs(items, history), viewings, total };
  };
  const { query, text, language } = usePersonPart('history', id, call);
  const all = {
    to: listAddress('audit', { personId: id }),
    text: text('all', { smart_count: query.data?.total }),
  };
  const what = (entry: AuditEntry, told: SubscriptionEvent | null) =>
    told ? (
      <EventWords event={told} />
    ) : (
      [
        translate(`resources.audit.actions.${entry.action}`, { _: entry.action }),
        fieldWords(entry, translate),
      ]
        .filter(Boolean)
        .join(': ')
    );
  return (
    <Panel title={text('title')} more={query.data?.total ? all : undefined}>
      <Loaded query={query}>
        {({ acts, viewings }) => (
          <PlainList
            empty={text('none')}
            rows={acts.map(({ entry, told }) => ({
              key: entry.id,
              head: what(entry, told),
              detail: (
                <>
                  {entry.actorName ?? translate('resources.audit.deletedActor')} ·{' '}
                  {formatDateTime(entry.at, language)}
                  {reasonOf(entry, { told, viewings }) ? (
                    <div>{reasonOf(entry, { told, viewings })}</div>
                  ) : null}
                </>
              ),
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}
