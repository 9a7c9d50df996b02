import type { Role } from '@academy/contracts/shared/people.ts';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { listAddress } from '../app/list-address.ts';
import { Loaded } from '../shared/loaded.tsx';
import { Panel } from '../shared/panel.tsx';
import { PlainList } from '../shared/plain-list.tsx';
import { useWaiting } from '../app/waiting/use-waiting.ts';

/** How much waits of each kind, and the way there; what cannot be counted now can be asked again, and the rest stands. */
export function Waiting({ role }: { role: Role }) {
  const translate = useTranslate();
  const kinds = useWaiting(role).filter(({ hasPanel }) => !hasPanel);
  const text = (key: string, values?: object) => translate(`academy.home.waiting.${key}`, values);
  const isQuiet = kinds.every(({ count }) => count.data === 0);
  const rows = kinds
    .filter(({ count }) => count.data !== 0)
    .map(({ resource, filter, count: query }) => ({
      key: resource,
      head: (
        <Loaded query={query} height={24}>
          {(count) => (
            <Link className="row-link" to={listAddress(resource, filter)}>
              {text(resource, { smart_count: count })}
            </Link>
          )}
        </Loaded>
      ),
    }));
  return (
    <Panel title={text('title')}>
      <PlainList empty={isQuiet ? text('none') : ''} rows={rows} />
    </Panel>
  );
}
