import type { BinEntry } from '@academy/contracts/http/catalog/staff-bin.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { RestoreButton } from './restore-button.tsx';

const kinds = 'resources.bin.kinds';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.bin.fields.q" />,
  <SelectInput
    key="resource"
    source="resource"
    alwaysOn
    emptyText="academy.every"
    choices={['courses', 'lessons', 'exercises'].map((id) => ({ id, name: `${kinds}.${id}` }))}
  />,
];

const columns = [
  'resource',
  'recordId',
  'titleEs',
  'titleEn',
  'parentTitleEs',
  'parentTitleEn',
  'lessons',
  'exercises',
  'deletedAt',
  'deletedBy',
  'endsAt',
];

const csvWords = { resource: kinds };

const recordOf = ({ resource, recordId }: BinEntry) => ({ resource, id: recordId });

/** What staff deleted of courses, latest first, and until when it can be restored. */
export function BinList() {
  const translate = useTranslate();
  const { titleField, titleOf } = useOwnText();
  const kindOf = ({ resource }: BinEntry) => translate(`${kinds}.${resource}`);
  const nameOf = (entry: BinEntry) => titleOf(entry) || translate('resources.outline.untitled');
  /** What it was a part of, or what lies there with it. */
  const placeOf = ({ parentTitleEs, parentTitleEn, lessons, exercises }: BinEntry) =>
    parentTitleEs !== null && parentTitleEn !== null
      ? translate('resources.bin.within', {
          title: titleOf({ titleEs: parentTitleEs, titleEn: parentTitleEn }),
        })
      : [
          translate('resources.courses.lessons', { smart_count: lessons }),
          translate('resources.lessons.exercises', { smart_count: exercises }),
        ].join(' · ');
  return (
    <ResourceList<BinEntry>
      filters={filters}
      sort={{ field: 'deletedAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<BinEntry>
          title={nameOf}
          detail={(entry) => (
            <>
              {kindOf(entry)} · {placeOf(entry)}
              <br />
              <PersonName id={entry.deletedBy} /> · <DayField source="deletedAt" /> →{' '}
              <DayField source="endsAt" />
            </>
          )}
          tags={() => null}
          actions={<RestoreButton recordOf={recordOf} />}
        />
      }
    >
      <DataTable<BinEntry>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.bin.empty" />}
      >
        <DataTable.Col<BinEntry>
          source={titleField}
          cellSx={() => ({ fontWeight: 600, overflowWrap: 'anywhere' })}
          render={nameOf}
        />
        <DataTable.Col<BinEntry> source="resource" render={kindOf} />
        <DataTable.Col<BinEntry>
          label="resources.bin.fields.place"
          cellSx={() => ({ overflowWrap: 'anywhere' })}
          render={placeOf}
        />
        <DataTable.Col<BinEntry>
          source="deletedBy"
          disableSort
          render={({ deletedBy }) => <PersonName id={deletedBy} />}
        />
        <DataTable.Col<BinEntry> source="deletedAt" field={DayField} />
        <DataTable.Col<BinEntry> source="endsAt" field={DayField} />
        <DataTable.Col<BinEntry> align="right" label="academy.actions">
          <RowActions>
            <RestoreButton recordOf={recordOf} />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
