import { useMay } from '../../shared/rights/use-may.ts';
import type { User } from '@academy/contracts/http/auth/user.ts';
import type { staffPersonEndpoints } from '@academy/contracts/http/auth/staff-person.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import Button from '@mui/material/Button';
import { client } from '../../app/api.ts';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { PanelActions } from '../../shared/person/panel-actions.tsx';
import { usePersonAct } from '../../shared/person/use-person-act.ts';
import { usePersonText } from '../../shared/person/use-person-part.ts';

type Staff = typeof staffPersonEndpoints;
const passwordCall = endpointRef<Staff['staffSendPasswordLink']>(
  'POST',
  '/api/admin/users/:id/password-link',
);
const confirmationCall = endpointRef<Staff['staffSendConfirmation']>(
  'POST',
  '/api/admin/users/:id/confirmation',
);

/** Whether their address is confirmed, and the links that let them in. */
export function PersonAccess({ user: { id, email, emailConfirmed, pendingEmail } }: { user: User }) {
  const { text } = usePersonText('access');
  const { act, isPending } = usePersonAct('access');
  const mayAssist = useMay('people.assist');
  const call = { params: { id } };
  const send = {
    password: () => client.call(passwordCall, call),
    confirmation: () => client.call(confirmationCall, call),
  };
  const offered = emailConfirmed ? (['password'] as const) : (['password', 'confirmation'] as const);
  return (
    <Panel title={text('title')}>
      <PlainList
        empty=""
        rows={[
          {
            key: 'email',
            head: email,
            detail: [
              emailConfirmed ? null : text('unconfirmedHelp'),
              pendingEmail === null ? null : text('pending', { email: pendingEmail }),
            ]
              .filter(Boolean)
              .join(' '),
            aside: (
              <span className={emailConfirmed ? 'tag' : 'tag tag--key'}>
                {text(emailConfirmed ? 'confirmed' : 'unconfirmed')}
              </span>
            ),
          },
        ]}
      />
      {mayAssist ? (
        <PanelActions>
          {offered.map((what) => (
            <Button
              key={what}
              color="inherit"
              variant="outlined"
              disabled={isPending}
              onClick={() => void act(what, send[what])}
            >
              {text(`action.${what}`)}
            </Button>
          ))}
        </PanelActions>
      ) : null}
    </Panel>
  );
}
