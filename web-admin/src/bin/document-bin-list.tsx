import type { DocumentBinEntry } from '@academy/contracts/http/library/document-bin.ts';
import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { RestoreButton } from './restore-button.tsx';

const filters = [<SearchFilter key="q" source="q" alwaysOn text="resources.bin.fields.q" />];

const columns = ['id', 'titleEs', 'titleEn', 'deletedAt', 'deletedBy', 'endsAt'];

const recordOf = ({ id }: DocumentBinEntry) => ({ resource: 'documents', id });

/** The documents that staff deleted, latest first, and until when they can be restored. */
export function DocumentBinList() {
  const translate = useTranslate();
  const { titleField, titleOf } = useOwnText();
  const nameOf = (entry: DocumentBinEntry) => titleOf(entry) || translate('resources.outline.untitled');
  return (
    <ResourceList<DocumentBinEntry>
      filters={filters}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      columns={columns}
      cards={
        <RecordCards<DocumentBinEntry>
          title={nameOf}
          detail={(entry) => (
            <>
              <PersonName id={entry.deletedBy} /> · <DayField source="deletedAt" /> →{' '}
              <DayField source="endsAt" />
            </>
          )}
          tags={() => null}
          actions={<RestoreButton recordOf={recordOf} />}
        />
      }
    >
      <DataTable<DocumentBinEntry>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.bin.empty" />}
      >
        <DataTable.Col<DocumentBinEntry>
          source={titleField}
          cellSx={() => ({ fontWeight: 600, overflowWrap: 'anywhere' })}
          render={nameOf}
        />
        <DataTable.Col<DocumentBinEntry>
          source="deletedBy"
          disableSort
          render={({ deletedBy }) => <PersonName id={deletedBy} />}
        />
        <DataTable.Col<DocumentBinEntry> source="deletedAt" field={DayField} />
        <DataTable.Col<DocumentBinEntry> source="endsAt" field={DayField} />
        <DataTable.Col<DocumentBinEntry> align="right" label="academy.actions">
          <RowActions>
            <RestoreButton recordOf={recordOf} />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
