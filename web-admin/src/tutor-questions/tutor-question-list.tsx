import type { StaffSentQuestion } from '@academy/contracts/http/ai/sent-questions.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortDate } from '../shared/short-date.ts';
import { DoneButton, StatusTag } from './done-button.tsx';

const words = {
  kind: 'resources.tutor-questions.kinds',
  language: 'academy.languages',
  status: 'resources.tutor-questions.statuses',
} as const;

const choices = (of: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${of}.${id}` }));
const choice = (source: keyof typeof words, ids: readonly string[]) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    emptyText="academy.every"
    choices={choices(words[source], ids)}
  />
);

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.tutor-questions.fields.q" />,
  choice('kind', ['nearest', 'not-taught']),
  choice('language', ['es', 'en']),
  choice('status', ['open', 'done']),
];

const columns = ['id', 'question', 'kind', 'language', 'status', 'createdAt'];

const Question = ({ question, language }: StaffSentQuestion) => <span lang={language}>{question}</span>;

/** What members asked the tutor in vain and sent to the team, the newest first. Nothing tells who asked. */
export function TutorQuestionList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const kindOf = ({ kind }: StaffSentQuestion) => translate(`${words.kind}.${kind}`);
  const writtenIn = (row: StaffSentQuestion) => translate(`${words.language}.${row.language}`);
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      csvWords={words}
      cards={
        <RecordCards<StaffSentQuestion>
          title={Question}
          detail={(row) => `${kindOf(row)} · ${writtenIn(row)} · ${formatShortDate(row.createdAt, language)}`}
          tags={() => <StatusTag />}
          actions={<DoneButton />}
        />
      }
    >
      <DataTable<StaffSentQuestion>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.tutor-questions.empty" />}
      >
        <DataTable.Col<StaffSentQuestion>
          source="question"
          disableSort
          cellSx={() => ({ minWidth: 220, maxWidth: 480, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })}
          render={Question}
        />
        <DataTable.Col<StaffSentQuestion> source="kind" render={kindOf} />
        <DataTable.Col<StaffSentQuestion> source="language" render={writtenIn} />
        <DataTable.Col<StaffSentQuestion> source="status" field={StatusTag} />
        <DataTable.Col<StaffSentQuestion> source="createdAt" field={DayField} />
        <DataTable.Col<StaffSentQuestion> align="right" label="academy.actions">
          <RowActions>
            <DoneButton />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
