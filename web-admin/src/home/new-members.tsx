import type { accountEndpoints } from '@academy/contracts/http/auth/accounts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { listAddress } from '../app/list-address.ts';
import { Loaded } from '../shared/loaded.tsx';
import { Panel } from '../shared/panel.tsx';
import { PlainList } from '../shared/plain-list.tsx';
import { formatShortDate } from '../shared/short-date.ts';
import { firstRows } from '../shared/staff-list-query.ts';

const userList = endpointRef<typeof accountEndpoints.staffListUsers>('GET', '/api/admin/users');
const DAYS = 7;
const DAY_MS = 86_400_000;
const SHOWN = 5;

/** Who registered in the last week, the newest first. */
export function NewMembers() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['users', 'home'],
    queryFn: async () => {
      const registeredSince = new Date(Date.now() - DAYS * DAY_MS).toISOString();
      const rows = await client.list(userList, { query: firstRows({ registeredSince }, SHOWN) });
      return { ...rows, registeredSince };
    },
  });
  const text = (key: string, values?: object) => translate(`academy.home.members.${key}`, values);
  return (
    <Panel title={text('title')} more={{ to: '/users', text: text('all') }}>
      <Loaded query={query}>
        {({ items, total, registeredSince }) => (
          <>
            <p className="figures">
              <Link className="text-link" to={listAddress('users', { registeredSince })}>
                {text('count', { smart_count: total, days: DAYS })}
              </Link>
            </p>
            <PlainList
              empty={text('none')}
              rows={items.map(({ id, firstName, lastName, username, createdAt }) => ({
                key: id,
                head: (
                  <Link className="row-link" to={`/users/${id}/show`}>
                    {firstName} {lastName}
                  </Link>
                ),
                detail: `@${username}`,
                aside: formatShortDate(createdAt, language),
              }))}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
