import type { JudgedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { NamedFilter } from '../shared/named-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { DropButton } from './drop-button.tsx';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.judged-attempts.fields.q" />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    emptyText="academy.every"
    choices={['waiting', 'applied', 'dropped'].map((id) => ({
      id,
      name: `resources.judged-attempts.states.${id}`,
    }))}
  />,
  <NamedFilter
    key="exercise"
    source="exerciseId"
    reference="exercises"
    label="resources.judged-attempts.fields.exerciseId"
  />,
];
const columns = ['id', 'exerciseId', 'text', 'good', 'point', 'pointLabel', 'state', 'agrees', 'judgedAt'];

/** The cases of every exercise: what a teacher judged, whether it is in effect, and whether the checker agrees. */
export function JudgedAttemptList() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const word = (key: string) => translate(`resources.judged-attempts.${key}`);
  const exerciseOf = ({ exerciseId, exerciseTitleEs, exerciseTitleEn }: JudgedAttempt) =>
    titleOf({ titleEs: exerciseTitleEs, titleEn: exerciseTitleEn }) || exerciseId;
  const worthOf = ({ good }: JudgedAttempt) => word(good ? 'good' : 'weak');
  const agreesOf = ({ agrees }: JudgedAttempt) =>
    agrees === null ? '' : word(agrees ? 'agrees' : 'differs');
  const stateOf = ({ state }: JudgedAttempt) => word(`states.${state}`);
  return (
    <ResourceList<JudgedAttempt>
      filters={filters}
      sort={{ field: 'judgedAt', order: 'DESC' }}
      columns={columns}
      csvWords={{ state: 'resources.judged-attempts.states' }}
      cards={
        <RecordCards<JudgedAttempt>
          title={({ text }) => text}
          detail={(row) => `${worthOf(row)} · ${row.pointLabel} · ${exerciseOf(row)}`}
          tags={(row) => [stateOf(row), agreesOf(row)].filter(Boolean).join(' · ')}
          actions={<DropButton />}
        />
      }
    >
      <DataTable<JudgedAttempt>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.judged-attempts.empty" />}
      >
        <DataTable.Col<JudgedAttempt>
          source="text"
          disableSort
          cellSx={() => ({ maxWidth: '56ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}
        />
        <DataTable.Col<JudgedAttempt> source="good" render={worthOf} />
        <DataTable.Col<JudgedAttempt> source="pointLabel" disableSort />
        <DataTable.Col<JudgedAttempt> source="agrees" disableSort render={agreesOf} />
        <DataTable.Col<JudgedAttempt> source="state" render={stateOf} />
        <DataTable.Col<JudgedAttempt> source="exerciseId" disableSort render={exerciseOf} />
        <DataTable.Col<JudgedAttempt> source="judgedAt" field={DayField} />
        <DataTable.Col<JudgedAttempt> source="action" disableSort field={DropButton} />
      </DataTable>
    </ResourceList>
  );
}
