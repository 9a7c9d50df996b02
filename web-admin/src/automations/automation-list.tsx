import { CreateButton } from 'react-admin';
import { ResourceList } from '../shared/resource-list.tsx';
import { AutomationCards } from './automation-cards.tsx';

/** Runs end while the list is open. */
const REFRESH_MS = 10_000;

const columns = ['id', 'type', 'description', 'isActive', 'intervalMs', 'lastRun', 'nextRun'];

/** What is done by time, as cards. */
export function AutomationList() {
  return (
    <ResourceList
      filters={[]}
      sort={{ field: 'type', order: 'ASC' }}
      refreshMs={REFRESH_MS}
      columns={columns}
      actions={<CreateButton label="resources.automations.action.create" variant="contained" />}
      cards={<AutomationCards />}
    />
  );
}
