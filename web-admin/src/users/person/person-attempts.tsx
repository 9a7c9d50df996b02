import type { staffAttemptEndpoints } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { client } from '../../app/api.ts';
import { useExerciseTitle } from '../../shared/use-exercise-title.ts';
import { listAddress } from '../../app/list-address.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { firstRows } from '../../shared/staff-list-query.ts';
import { usePersonPart } from '../../shared/person/use-person-part.ts';

const attemptList = endpointRef<typeof staffAttemptEndpoints.staffListAttempts>('GET', '/api/admin/attempts');
const SHOWN = 6;

/** Their last attempts, and the way to all of them. */
export function PersonAttempts({ id }: { id: string }) {
  const translate = useTranslate();
  const exerciseTitle = useExerciseTitle();
  const call = () => client.list(attemptList, { query: firstRows({ userId: id }, SHOWN) });
  const { query, text, language } = usePersonPart('attempts', id, call);
  const all = {
    to: listAddress('attempts', { userId: id }),
    text: text('all', { smart_count: query.data?.total }),
  };
  return (
    <Panel title={text('title')} more={query.data?.total ? all : undefined}>
      <Loaded query={query}>
        {({ items }) => (
          <PlainList
            empty={text('none')}
            rows={items.map((attempt) => ({
              key: attempt.id,
              head: (
                <Link className="text-link" to={`/attempts/${attempt.id}/show`}>
                  {exerciseTitle(attempt)}
                </Link>
              ),
              detail: `${translate('resources.attempts.numbered', {
                number: attempt.attempt,
                score: attempt.score,
              })} · ${formatDateTime(attempt.createdAt, language)}`,
              aside: (
                <span className={attempt.passed ? 'tag tag--key' : 'tag'}>
                  {translate(`resources.attempts.verdicts.${attempt.passed ? 'passed' : 'failed'}`)}
                </span>
              ),
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}
