import type { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { client } from '../../app/api.ts';
import { listAddress } from '../../app/list-address.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { formatShortDate } from '../../shared/short-date.ts';
import { firstRows } from '../../shared/staff-list-query.ts';
import { PersonName } from '../../shared/person-name.tsx';
import { usePersonPart } from '../../shared/person/use-person-part.ts';

const helpList = endpointRef<typeof supportEndpoints.staffListHelp>('GET', '/api/admin/help');
const SHOWN = 5;

/** What they have asked, and what staff wrote to them. */
export function PersonQuestions({ id }: { id: string }) {
  const translate = useTranslate();
  const call = () => client.list(helpList, { query: firstRows({ userId: id }, SHOWN) });
  const { query, text, language } = usePersonPart('questions', id, call);
  const all = {
    to: listAddress('help', { userId: id }),
    text: text('all', { smart_count: query.data?.total }),
  };
  return (
    <Panel title={text('title')} more={query.data?.total ? all : undefined}>
      <Loaded query={query}>
        {({ items }) => (
          <PlainList
            empty={text('none')}
            rows={items.map((question) => ({
              key: question.id,
              head: (
                <Link className="text-link" to={`/help/${question.id}/show`} lang={question.language}>
                  {question.subject}
                </Link>
              ),
              detail: (
                <>
                  {formatShortDate(question.createdAt, language)}
                  {question.openedBy === null ? null : (
                    <>
                      {' '}
                      · {text('fromTeam')}: <PersonName id={question.openedBy} />
                    </>
                  )}
                </>
              ),
              aside: <span className="tag">{translate(`academy.inquiryStatuses.${question.status}`)}</span>,
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}
