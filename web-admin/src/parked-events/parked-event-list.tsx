import type { ParkedEvent } from '@academy/contracts/http/gateway/parked-events.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { beginningOf } from '@academy/web-kit/text/beginning.ts';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { parkedEventAddress } from './parked-event-address.ts';
import { ParkedEventStatus, parkedStatusChoices } from './parked-event-status.tsx';

const filters = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="academy.every"
    choices={parkedStatusChoices}
  />,
  <TextInput key="topic" source="topic" alwaysOn helperText={false} />,
  <TextInput key="group" source="group" alwaysOn helperText={false} />,
];

const columns = [
  'id',
  'topic',
  'group',
  'eventType',
  'key',
  'error',
  'attempts',
  'parkedAt',
  'status',
  'replays',
  'resolvedBy',
  'resolvedAt',
];

const ERROR_LENGTH = 160;
const errorOf = ({ error }: ParkedEvent) => beginningOf(error, ERROR_LENGTH);
const nameOf = ({ eventType, topic }: ParkedEvent) => eventType ?? topic;

const csvWords = { status: 'resources.parked-events.statuses' };

/** Messages that a consumer could not handle, newest first: those that still wait, unless the filter says otherwise. */
export function ParkedEventList() {
  const { language } = useLanguage();
  const timeOf = ({ parkedAt }: ParkedEvent) => formatDateTime(parkedAt, language);
  return (
    <ResourceList
      filters={filters}
      filterDefaults={{ status: 'parked' }}
      sort={{ field: 'parkedAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<ParkedEvent>
          to={parkedEventAddress}
          title={nameOf}
          detail={(event) => (
            <>
              {event.group} · {timeOf(event)}
              <br />
              {errorOf(event)}
            </>
          )}
          tags={() => <ParkedEventStatus />}
        />
      }
    >
      <DataTable<ParkedEvent>
        rowClick={(_id, _resource, event) => parkedEventAddress(event as ParkedEvent)}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.parked-events.empty" />}
      >
        <DataTable.Col<ParkedEvent>
          source="eventType"
          disableSort
          cellSx={() => ({ fontWeight: 600, overflowWrap: 'anywhere' })}
          render={(event) => <RowLink to={parkedEventAddress(event)}>{nameOf(event)}</RowLink>}
        />
        <DataTable.Col<ParkedEvent> source="group" disableSort />
        <DataTable.Col<ParkedEvent>
          source="error"
          disableSort
          cellSx={() => ({ minWidth: 220, maxWidth: 420, overflowWrap: 'anywhere' })}
          render={errorOf}
        />
        <DataTable.NumberCol<ParkedEvent> source="attempts" disableSort />
        <DataTable.Col<ParkedEvent> source="status" disableSort field={ParkedEventStatus} />
        <DataTable.Col<ParkedEvent> source="parkedAt" disableSort render={timeOf} />
      </DataTable>
    </ResourceList>
  );
}
