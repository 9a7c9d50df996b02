import type { CourseLearner } from '@academy/contracts/http/catalog/learning-figures.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { listAddress } from '../app/list-address.ts';
import { CourseFilter } from '../shared/course-filter.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { NamedFilter } from '../shared/named-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { ForReaders } from '../shared/rights/for-readers.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { WriteCell } from '../shared/messages/write-cell.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { WeekFilter } from './week-filter.tsx';

const completedChoices = [
  { id: true, name: 'resources.course-learners.stands.completed' },
  { id: false, name: 'resources.course-learners.stands.notCompleted' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.course-learners.fields.q" />,
  <SelectInput
    key="completed"
    source="completed"
    alwaysOn
    emptyText="academy.every"
    choices={completedChoices}
  />,
  <CourseFilter key="course" source="courseId" alwaysOn />,
  <WeekFilter key="week" source="week" label="resources.course-learners.fields.week" />,
  <WeekFilter key="activeIn" source="activeIn" label="resources.course-learners.fields.activeIn" />,
  ...['lessonBegun', 'lessonCompleted', 'lessonLeft'].map((source) => (
    <NamedFilter
      key={source}
      source={source}
      reference="lessons"
      label={`resources.course-learners.fields.${source}`}
    />
  )),
];

const columns = [
  'learner',
  'userId',
  'courseId',
  'enrolledAt',
  'lastActivityAt',
  'lessonsCompleted',
  'exercisesPassed',
  'attempts',
  'completedAt',
];

const nameOf = ({ learner, userId }: CourseLearner): string => learner || userId;

/** Whoever may not read people has their attempts in place of their page. */
const linked = (row: CourseLearner) => (
  <ForReaders resource="users" otherwise={<RowLink to={attemptsOf(row)}>{nameOf(row)}</RowLink>}>
    <RowLink to={`/users/${row.userId}/show`}>{nameOf(row)}</RowLink>
  </ForReaders>
);
const attemptsOf = ({ userId, courseId }: CourseLearner): string =>
  listAddress('attempts', { userId, courseId });

const message = <WriteCell<CourseLearner> placeOf={({ courseId }) => ({ courseId })} />;

/** Who began a course and how far they are, latest first. */
export function CourseLearnerList() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const courseOf = ({ courseId, courseTitleEs, courseTitleEn }: CourseLearner) =>
    titleOf({ titleEs: courseTitleEs, titleEn: courseTitleEn }) || courseId;
  const attempts = (row: CourseLearner) =>
    row.attempts === 0 ? null : (
      <Link className="text-link" to={attemptsOf(row)}>
        {translate('resources.course-learners.attempts', { smart_count: row.attempts })}
      </Link>
    );
  const stand = ({ lessonsCompleted, exercisesPassed }: CourseLearner) =>
    translate('resources.course-learners.stand', { lessons: lessonsCompleted, exercises: exercisesPassed });
  return (
    <ResourceList<CourseLearner>
      filters={filters}
      sort={{ field: 'enrolledAt', order: 'DESC' }}
      columns={columns}
      cards={
        <RecordCards<CourseLearner>
          title={linked}
          detail={(row) => (
            <>
              {courseOf(row)}
              <br />
              {stand(row)} · <DayField source="enrolledAt" />
            </>
          )}
          tags={attempts}
          actions={message}
        />
      }
    >
      <DataTable<CourseLearner>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.course-learners.empty" />}
      >
        <DataTable.Col<CourseLearner> source="learner" disableSort render={linked} />
        <DataTable.Col<CourseLearner> source="courseId" disableSort render={courseOf} />
        <DataTable.Col<CourseLearner> source="enrolledAt" field={() => <DayField source="enrolledAt" />} />
        <DataTable.Col<CourseLearner>
          source="lastActivityAt"
          field={() => <DayField source="lastActivityAt" />}
        />
        <DataTable.Col<CourseLearner> source="lessonsCompleted" disableSort render={stand} />
        <DataTable.Col<CourseLearner> source="attempts" disableSort render={attempts} />
        <DataTable.Col<CourseLearner>
          source="completedAt"
          disableSort
          field={() => <DayField source="completedAt" />}
        />
        <DataTable.Col<CourseLearner> source="message" disableSort field={() => message} />
      </DataTable>
    </ResourceList>
  );
}
