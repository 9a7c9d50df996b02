import type { supportEndpoints } from '@academy/contracts/http/auth/support.ts';
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

const helpList = endpointRef<typeof supportEndpoints.staffListHelp>('GET', '/api/admin/help');
const SHOWN = 5;

const withStatus = (status: 'new' | 'open') => client.list(helpList, { query: firstRows({ status }, SHOWN) });

/** What members ask that nobody has answered yet: the new questions first, as the list has them. */
export function OpenQuestions() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['help', 'home'],
    queryFn: async () => {
      const [fresh, open] = await Promise.all([withStatus('new'), withStatus('open')]);
      return { fresh, open };
    },
  });
  const text = (key: string, values?: object) => translate(`academy.home.questions.${key}`, values);
  return (
    <Panel title={text('title')} more={{ to: '/help', text: text('all') }}>
      <Loaded query={query}>
        {({ fresh, open }) => (
          <>
            <p className="figures">
              <Link className="text-link" to={listAddress('help', { status: 'new' })}>
                {text('new', { smart_count: fresh.total })}
              </Link>{' '}
              ·{' '}
              <Link className="text-link" to={listAddress('help', { status: 'open' })}>
                {text('open', { smart_count: open.total })}
              </Link>
            </p>
            <PlainList
              empty={text('none')}
              rows={[...fresh.items, ...open.items].slice(0, SHOWN).map((question) => ({
                key: question.id,
                head: (
                  <Link className="row-link" to={`/help/${question.id}/show`} lang={question.language}>
                    {question.subject}
                  </Link>
                ),
                detail: `${question.name} · ${formatShortDate(question.createdAt, language)}`,
                aside: question.priority ? (
                  <span className="tag tag--ink">{translate('resources.help.priorities.first')}</span>
                ) : null,
              }))}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
