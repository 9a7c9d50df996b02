import { useMay } from '../../shared/rights/use-may.ts';
import type { User } from '@academy/contracts/http/auth/user.ts';
import type { staffPersonEndpoints } from '@academy/contracts/http/auth/staff-person.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Button from '@mui/material/Button';
import { useGetIdentity } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { client } from '../../app/api.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { formatShortDate } from '../../shared/short-date.ts';
import { PanelActions } from '../../shared/person/panel-actions.tsx';
import { usePersonAct } from '../../shared/person/use-person-act.ts';
import { usePersonPart, usePersonText } from '../../shared/person/use-person-part.ts';

type Staff = typeof staffPersonEndpoints;
const sessionsCall = endpointRef<Staff['staffListUserSessions']>('GET', '/api/admin/users/:id/sessions');
const endCall = endpointRef<Staff['staffEndUserSession']>(
  'DELETE',
  '/api/admin/users/:id/sessions/:sessionId',
);

/** Where they are signed in, when they were last there, and the end of that. */
export function PersonSessions({ user }: { user: User }) {
  const { id } = user;
  const call = () => client.call(sessionsCall, { params: { id } });
  const { query, text, language } = usePersonPart('sessions', id, call);
  const { act, isPending } = usePersonAct('sessions');
  const mayAssist = useMay('people.assist');
  const end = (sessionId: string) =>
    void act('end', () => client.call(endCall, { params: { id, sessionId } }));
  return (
    <Panel title={text('title')}>
      <Loaded query={query}>
        {(sessions) => (
          <>
            <PlainList
              empty={text('none')}
              rows={sessions.map((session) => ({
                key: session.id,
                head: session.device,
                detail: `${text('since', { date: formatShortDate(session.createdAt, language) })} · ${text(
                  'lastUsed',
                  { date: formatDateTime(session.lastUsedAt, language) },
                )}`,
                aside: session.current ? (
                  <span className="tag">{text('current')}</span>
                ) : !mayAssist ? null : (
                  <Button
                    size="small"
                    color="inherit"
                    variant="outlined"
                    disabled={isPending}
                    aria-label={text('endOne', { device: session.device })}
                    onClick={() => end(session.id)}
                  >
                    {text('action.end')}
                  </Button>
                ),
              }))}
            />
            {mayAssist && sessions.some(({ current }) => !current) ? <EndAll user={user} /> : null}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const endAllCall = endpointRef<Staff['staffEndUserSessions']>('DELETE', '/api/admin/users/:id/sessions');

/** Ends all, after a question that says what becomes of one's own. */
function EndAll({ user: { id, firstName, lastName } }: { user: User }) {
  const { text } = usePersonText('sessions');
  const { identity } = useGetIdentity();
  const { act, isPending } = usePersonAct('sessions');
  const [isAsking, setAsking] = useState(false);
  const endAll = () => {
    setAsking(false);
    void act('endAll', () => client.call(endAllCall, { params: { id } }));
  };
  return (
    <PanelActions>
      <Button color="inherit" variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
        {text('action.endAll')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text('all_title', { name: `${firstName} ${lastName}` })}
        content={text(identity?.id === id ? 'all_own' : 'all_content')}
        confirm={text('action.endAll')}
        confirmColor="warning"
        onConfirm={endAll}
        onClose={() => setAsking(false)}
      />
    </PanelActions>
  );
}
