import { ForWriters } from '../../shared/rights/for-writers.tsx';
import type { Mail, mailEndpoints } from '@academy/contracts/http/scheduler/mails.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { client } from '../../app/api.ts';
import { listAddress } from '../../app/list-address.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { firstRows } from '../../shared/staff-list-query.ts';
import { usePersonAct } from '../../shared/person/use-person-act.ts';
import { usePersonPart, usePersonText } from '../../shared/person/use-person-part.ts';

const mailList = endpointRef<typeof mailEndpoints.staffListMails>('GET', '/api/admin/mails');
const SHOWN = 6;

/** Their last mails and what became of each; those that may be sent again have a button for it. */
export function PersonMails({ id }: { id: string }) {
  const translate = useTranslate();
  const call = () => client.list(mailList, { query: firstRows({ userId: id }, SHOWN) });
  const { query, text, language } = usePersonPart('mails', id, call);
  const all = {
    to: listAddress('mails', { userId: id }),
    text: text('all', { smart_count: query.data?.total }),
  };
  return (
    <Panel title={text('title')} more={query.data?.total ? all : undefined}>
      <Loaded query={query}>
        {({ items }) => (
          <PlainList
            empty={text('none')}
            rows={items.map((mail) => ({
              key: mail.id,
              head: (
                <Link className="text-link" to={`/mails/${encodeURIComponent(mail.id)}/show`}>
                  {mail.name[language]}
                </Link>
              ),
              detail: (
                <>
                  <span className={mail.status === 'failed' ? 'tag tag--key' : 'tag'}>
                    {translate(`resources.mails.statuses.${mail.status}`)}
                  </span>{' '}
                  {formatDateTime(mail.endedAt ?? mail.createdAt, language)}
                </>
              ),
              aside: mail.maySendAgain ? (
                <ForWriters resource="mails">
                  <SendAgain mail={mail} />
                </ForWriters>
              ) : null,
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}

const sendAgainCall = endpointRef<typeof mailEndpoints.staffSendMailAgain>(
  'POST',
  '/api/admin/mails/:id/send-again',
);

function SendAgain({ mail: { id, name } }: { mail: Mail }) {
  const { text, language } = usePersonText('mails');
  const { act, isPending } = usePersonAct('mails');
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      disabled={isPending}
      aria-label={text('sendOne', { name: name[language] })}
      onClick={() => void act('again', () => client.call(sendAgainCall, { params: { id } }))}
    >
      {text('action.again')}
    </Button>
  );
}
