import { knownQuestionLimits } from '@academy/contracts/shared/known-question-limits.ts';
import Typography from '@mui/material/Typography';
import type { StaffSentQuestion } from '@academy/contracts/http/ai/sent-questions.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { AddQuestionButton } from '../shared/known-question/add-question-button.tsx';
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
  choice('kind', ['answer', 'nearest', 'not-taught']),
  choice('language', ['es', 'en']),
  choice('status', ['open', 'done']),
  <TextInput key="passage" source="passage" />,
];

const columns = ['id', 'question', 'remark', 'kind', 'language', 'status', 'createdAt'];

/** What was asked, and what its writer missed in the answer. */
function Question({ question, language, remark }: StaffSentQuestion) {
  const translate = useTranslate();
  return (
    <>
      <span lang={language}>{question}</span>
      {remark !== undefined && (
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {translate('resources.tutor-questions.fields.remark')}: <span lang={language}>{remark}</span>
        </Typography>
      )}
    </>
  );
}

function Actions() {
  const row = useRecordContext<StaffSentQuestion>();
  if (!row) return null;
  return (
    <>
      <AddQuestionButton
        question={row.question.slice(0, knownQuestionLimits.characters)}
        language={row.language}
      />
      <DoneButton />
    </>
  );
}

/** What members asked the tutor in vain, or to no use, and sent to the team, the newest first. Nothing tells who asked. */
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
          title={(row) => <Question {...row} />}
          detail={(row) => `${kindOf(row)} · ${writtenIn(row)} · ${formatShortDate(row.createdAt, language)}`}
          tags={() => <StatusTag />}
          actions={
            <RowActions>
              <Actions />
            </RowActions>
          }
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
          render={(row) => <Question {...row} />}
        />
        <DataTable.Col<StaffSentQuestion> source="kind" render={kindOf} />
        <DataTable.Col<StaffSentQuestion> source="language" render={writtenIn} />
        <DataTable.Col<StaffSentQuestion> source="status" field={StatusTag} />
        <DataTable.Col<StaffSentQuestion> source="createdAt" field={DayField} />
        <DataTable.Col<StaffSentQuestion> align="right" label="academy.actions">
          <RowActions>
            <Actions />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
