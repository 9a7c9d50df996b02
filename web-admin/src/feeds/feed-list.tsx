import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import { useTranslate } from 'ra-core';
import { CreateButton, DataTable, SelectInput } from 'react-admin';
import { AgeField } from '../shared/age-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { DeleteFeedButton } from './delete-feed-button.tsx';
import { FeedStateTag } from './feed-state.tsx';
import { FetchButton } from './fetch-button.tsx';
import { PauseButton } from './pause-button.tsx';

/** A feed that was just added is fetched within moments. */
const REFRESH_MS = 10_000;

const pausedChoices = [
  { id: false, name: 'resources.feeds.statuses.active' },
  { id: true, name: 'resources.feeds.statuses.paused' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.feeds.fields.q" />,
  <SelectInput key="isPaused" source="isPaused" alwaysOn emptyText="academy.every" choices={pausedChoices} />,
];

const columns = [
  'id',
  'url',
  'title',
  'language',
  'isPaused',
  'itemCount',
  'lastFetchAt',
  'lastSuccessAt',
  'nextFetchAt',
  'failures',
];

const FeedButtons = () => (
  <>
    <FetchButton />
    <PauseButton />
    <DeleteFeedButton />
  </>
);

const toRow = ({ lastError, ...feed }: StaffFeed) => ({ ...feed, lastError: lastError?.code ?? '' });

const csvWords = { language: 'academy.languages' };

/** The feeds that news is read from, with their last fetch and what went wrong with it. */
export function FeedList() {
  const translate = useTranslate();
  const itemsOf = ({ itemCount }: StaffFeed) =>
    translate('resources.feeds.items', { smart_count: itemCount });
  return (
    <ResourceList<StaffFeed>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      refreshMs={REFRESH_MS}
      columns={[...columns, 'lastError']}
      csvWords={csvWords}
      toRow={toRow}
      actions={<CreateButton label="resources.feeds.action.create" variant="contained" />}
      cards={
        <RecordCards<StaffFeed>
          title={({ title, url }) => title ?? url}
          detail={(feed) => (
            <>
              {feed.url}
              <br />
              {itemsOf(feed)} · <AgeField source="lastFetchAt" />
            </>
          )}
          tags={() => <FeedStateTag />}
          actions={<FeedButtons />}
        />
      }
    >
      <DataTable<StaffFeed>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.feeds.empty" />}
      >
        <DataTable.Col<StaffFeed>
          source="title"
          cellSx={() => ({ minWidth: 220, overflowWrap: 'anywhere' })}
          render={({ title, url }) => (
            <>
              {title === null ? null : <strong>{title}</strong>}
              {title === null ? null : <br />}
              {url}
            </>
          )}
        />
        <DataTable.NumberCol<StaffFeed> source="itemCount" disableSort />
        <DataTable.Col<StaffFeed> source="lastFetchAt" field={AgeField} />
        <DataTable.Col<StaffFeed> source="lastSuccessAt" field={AgeField} />
        <DataTable.Col<StaffFeed>
          source="failures"
          label="resources.feeds.fields.state"
          field={FeedStateTag}
        />
        <DataTable.Col<StaffFeed> align="right" label="academy.actions">
          <RowActions>
            <FeedButtons />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
