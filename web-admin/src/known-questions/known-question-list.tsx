import type { StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { DayField } from '../shared/day-field.tsx';
import { AddQuestionButton } from '../shared/known-question/add-question-button.tsx';
import { nameOfPassage } from '../shared/known-question/name-of-passage.ts';
import { ListNothing } from '../shared/list-nothing.tsx';
import { OutwardLink } from '../shared/outward-link.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { QuestionHistory } from './question-history.tsx';
import { StatusButton, StatusTag } from './status-button.tsx';

const words = { language: 'academy.languages', status: 'resources.known-questions.statuses' } as const;

const choice = (source: keyof typeof words, ids: readonly string[]) => (
  <SelectInput
    key={source}
    source={source}
    alwaysOn
    emptyText="academy.every"
    choices={ids.map((id) => ({ id, name: `${words[source]}.${id}` }))}
  />
);

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.known-questions.fields.q" />,
  choice('language', ['es', 'en']),
  choice('status', ['active', 'removed']),
];

const columns = ['id', 'question', 'language', 'status', 'passage', 'sentence', 'createdAt', 'updatedAt'];

const Question = ({ question, language }: StaffKnownQuestion) => <span lang={language}>{question}</span>;

/** What staff have told the tutor, the last changed first. */
export function KnownQuestionList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const writtenIn = (row: StaffKnownQuestion) => translate(`${words.language}.${row.language}`);
  const answer = ({ passage, sentence, language: own }: StaffKnownQuestion) =>
    passage ? (
      <OutwardLink href={passage.href}>{nameOfPassage(passage)}</OutwardLink>
    ) : (
      <span lang={own}>«{sentence}»</span>
    );
  return (
    <ResourceList<StaffKnownQuestion>
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      columns={columns}
      csvWords={words}
      toRow={(row) => ({ ...row, passage: row.passage ? nameOfPassage(row.passage) : '' })}
      actions={<AddQuestionButton language={language} />}
      cards={
        <RecordCards<StaffKnownQuestion>
          title={Question}
          detail={(row) => (
            <>
              {writtenIn(row)} · {answer(row)}
              <QuestionHistory />
            </>
          )}
          tags={() => <StatusTag />}
          actions={<StatusButton />}
        />
      }
    >
      <DataTable<StaffKnownQuestion>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.known-questions.empty" />}
      >
        <DataTable.Col<StaffKnownQuestion>
          source="question"
          cellSx={() => ({ minWidth: 200, maxWidth: 360, overflowWrap: 'anywhere', fontWeight: 600 })}
          render={Question}
        />
        <DataTable.Col<StaffKnownQuestion>
          source="passage"
          disableSort
          cellSx={() => ({ minWidth: 180, maxWidth: 320, overflowWrap: 'anywhere' })}
          render={answer}
        />
        <DataTable.Col<StaffKnownQuestion> source="language" render={writtenIn} />
        <DataTable.Col<StaffKnownQuestion> source="status" field={StatusTag} />
        <DataTable.Col<StaffKnownQuestion> source="updatedAt" field={DayField} />
        <DataTable.Col<StaffKnownQuestion>
          label="resources.known-questions.fields.history"
          cellSx={() => ({ minWidth: 130 })}
          field={QuestionHistory}
        />
        <DataTable.Col<StaffKnownQuestion> align="right" label="academy.actions">
          <RowActions>
            <StatusButton />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
