import type { authEndpoints } from '@academy/contracts/http/auth.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { client } from '../../app/api.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { formatShortDate } from '../../shared/short-date.ts';
import { usePersonPart } from './use-person-part.ts';

const sessionsCall = endpointRef<typeof authEndpoints.staffListUserSessions>(
  'GET',
  '/api/admin/users/:id/sessions',
);

/** Where they are signed in, and when they were last there. */
export function PersonSessions({ id }: { id: string }) {
  const call = () => client.call(sessionsCall, { params: { id } });
  const { query, text, language } = usePersonPart('sessions', id, call);
  return (
    <Panel title={text('title')}>
      <Loaded query={query}>
        {(sessions) => (
          <PlainList
            empty={text('none')}
            rows={sessions.map((session) => ({
              key: session.id,
              head: session.device,
              detail: text('since', { date: formatShortDate(session.createdAt, language) }),
              aside: text('lastUsed', { date: formatDateTime(session.lastUsedAt, language) }),
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}
