import type { StaffAttempt } from '@academy/contracts/http/catalog/staff-attempts.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslate } from 'ra-core';
import { DataTable, DateTimeInput, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { CourseFilter } from '../shared/course-filter.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { timeWidth, toMoment } from '../shared/moment-filter.ts';
import { NamedFilter } from '../shared/named-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useExerciseTitle } from '../shared/use-exercise-title.ts';
import { learnerOf, VerdictTags } from './attempt-tags.tsx';
import { MissedFilter } from './missed-filter.tsx';

const passedChoices = [
  { id: true, name: 'resources.attempts.verdicts.passed' },
  { id: false, name: 'resources.attempts.verdicts.failed' },
];

const pendingChoices = [
  { id: true, name: 'resources.attempts.verdicts.pending' },
  { id: false, name: 'resources.attempts.verdicts.notPending' },
];

const overruledChoices = [
  { id: true, name: 'resources.attempts.verdicts.overruled' },
  { id: false, name: 'resources.attempts.verdicts.notOverruled' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.attempts.fields.q" />,
  <SelectInput key="passed" source="passed" alwaysOn emptyText="academy.every" choices={passedChoices} />,
  <SelectInput key="pending" source="pending" alwaysOn emptyText="academy.every" choices={pendingChoices} />,
  <CourseFilter key="course" source="courseId" alwaysOn />,
  <NamedFilter key="learner" source="userId" reference="users" label="resources.attempts.fields.learner" />,
  <NamedFilter
    key="exercise"
    source="exerciseId"
    reference="exercises"
    label="resources.attempts.fields.exerciseId"
  />,
  <MissedFilter key="missed" source="missed" />,
  <SelectInput key="overruled" source="overruled" emptyText="academy.every" choices={overruledChoices} />,
  <DateTimeInput key="from" source="from" parse={toMoment} sx={timeWidth} />,
  <DateTimeInput key="to" source="to" parse={toMoment} sx={timeWidth} />,
];

const columns = [
  'id',
  'learner',
  'userId',
  'courseId',
  'exerciseId',
  'exerciseTitleEs',
  'exerciseTitleEn',
  'attempt',
  'score',
  'passed',
  'judgedPassed',
  'createdAt',
];

const csvWords = { passed: 'resources.attempts.verdicts', judgedPassed: 'resources.attempts.verdicts' };
const verdict = (isPassed: boolean) => (isPassed ? 'passed' : 'failed');

/** Attempts of all learners, newest first. */
export function AttemptList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const exerciseTitle = useExerciseTitle();
  return (
    <ResourceList<StaffAttempt>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      toRow={(attempt) => ({
        ...attempt,
        passed: verdict(attempt.passed),
        judgedPassed: verdict(attempt.judgedPassed),
      })}
      cards={
        <RecordCards<StaffAttempt>
          to={({ id }) => `/attempts/${id}/show`}
          title={learnerOf}
          detail={(attempt) => (
            <>
              {exerciseTitle(attempt)}
              <br />
              {translate('resources.attempts.numbered', {
                number: attempt.attempt,
                score: attempt.score,
              })}{' '}
              · {formatDateTime(attempt.createdAt, language)}
            </>
          )}
          tags={() => <VerdictTags />}
        />
      }
    >
      <DataTable<StaffAttempt>
        rowClick="show"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.attempts.empty" />}
      >
        <DataTable.Col<StaffAttempt>
          source="learner"
          disableSort
          render={(attempt) => <RowLink to={`/attempts/${attempt.id}/show`}>{learnerOf(attempt)}</RowLink>}
        />
        <DataTable.Col<StaffAttempt> source="exerciseId" disableSort render={exerciseTitle} />
        <DataTable.NumberCol<StaffAttempt> source="attempt" disableSort />
        <DataTable.NumberCol<StaffAttempt> source="score" />
        <DataTable.Col<StaffAttempt> source="passed" disableSort field={VerdictTags} />
        <DataTable.Col<StaffAttempt>
          source="createdAt"
          render={({ createdAt }) => formatDateTime(createdAt, language)}
        />
      </DataTable>
    </ResourceList>
  );
}
