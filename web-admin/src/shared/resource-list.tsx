import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useResourceContext, useTranslate, type RaRecord, type SortPayload } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { ColumnsButton, FilterButton, List, TopToolbar } from 'react-admin';
import { csvExporter } from './csv.ts';
import { ExportAllButton } from './export-all-button.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListPages } from './list-pages.tsx';
import { PageHeading } from './page-heading.tsx';
import { ForWriters } from './rights/for-writers.tsx';
import { useFailureNotice } from './use-failure-notice.tsx';

interface ResourceListProps<Row extends RaRecord> {
  filters: ReactElement[];
  /** What is filtered by until somebody chooses otherwise. */
  filterDefaults?: Record<string, unknown>;
  sort: SortPayload;
  /** How often the list is read again while it is open; only on changes where absent. */
  refreshMs?: number;
  /** Columns of the CSV. */
  columns: readonly string[];
  /** Makes the CSV's row of a record; the record itself where absent. */
  toRow?: (record: Row) => Record<string, unknown>;
  /** Of its columns that hold one of several words: the key below which the locale files have them. */
  csvWords?: Readonly<Record<string, string>>;
  /** Stands in place of the table where that has no room or there is none. */
  cards: ReactNode;
  /** Buttons beside the export that add to it, for who may. */
  actions?: ReactNode;
  /** The table. */
  children?: ReactNode;
}

const noWords: Readonly<Record<string, string>> = {};
const asItIs = (record: RaRecord): Record<string, unknown> => record;

/** A resource's list with its heading, filters in the address, export, and cards on narrow screens. */
export function ResourceList<Row extends RaRecord = RaRecord>(props: ResourceListProps<Row>) {
  const {
    filters,
    filterDefaults,
    sort,
    refreshMs = false,
    columns,
    toRow = asItIs,
    csvWords = noWords,
    cards,
    actions,
    children,
  } = props;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const showFailure = useFailureNotice();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const table = isNarrow ? undefined : children;
  const failure = `resources.${resource}.failures.list`;
  return (
    <>
      <PageHeading text={`resources.${resource}.page.list`} />
      <List
        filters={filters}
        {...(filterDefaults && { filterDefaultValues: filterDefaults })}
        actions={
          <TopToolbar>
            <FilterButton />
            {table && <ColumnsButton />}
            <ExportAllButton />
            <ForWriters>{actions}</ForWriters>
          </TopToolbar>
        }
        exporter={csvExporter({ resource, columns, toRow, words: csvWords, translate })}
        sort={sort}
        perPage={25}
        pagination={<ListPages />}
        empty={false}
        error={<ListFailure title={failure} />}
        queryOptions={{
          refetchInterval: refreshMs,
          onError: (error: unknown) => showFailure(failure, error),
        }}
      >
        {table ?? cards}
      </List>
    </>
  );
}
