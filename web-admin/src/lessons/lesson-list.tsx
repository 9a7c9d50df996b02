import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { contentStatusFilter, statusWords } from '../shared/content-status.tsx';
import { ContentTags } from '../shared/content-tags.tsx';
import { CourseFilter } from '../shared/course-filter.tsx';
import { CourseName } from '../shared/course-name.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { withPlace } from '../shared/order.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import type { StaffLesson } from './types.ts';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="academy.searchTitles" />,
  contentStatusFilter,
  <CourseFilter key="course" source="courseId" alwaysOn />,
];

const columns = [
  'id',
  'courseId',
  'titleEs',
  'titleEn',
  'orderIndex',
  'estimatedMinutes',
  'status',
  'updatedAt',
];

const csvWords = { status: statusWords.lesson };

/** All lessons, drafts included. */
export function LessonList() {
  const translate = useTranslate();
  const { titleField, titleOf } = useOwnText();
  const exercisesOf = ({ exerciseIds }: StaffLesson) =>
    translate('resources.lessons.exercises', { smart_count: exerciseIds.length });
  return (
    <ResourceList<StaffLesson>
      filters={filters}
      sort={{ field: 'courseId', order: 'ASC' }}
      columns={columns}
      toRow={withPlace}
      csvWords={csvWords}
      cards={
        <RecordCards<StaffLesson>
          to={({ id }) => `/lessons/${id}`}
          title={titleOf}
          detail={(lesson) => (
            <>
              <CourseName /> · {exercisesOf(lesson)}
            </>
          )}
          tags={() => <ContentTags />}
        />
      }
    >
      <DataTable<StaffLesson>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.lessons.empty" />}
      >
        <DataTable.Col<StaffLesson>
          source={titleField}
          cellSx={() => ({ minWidth: 200, fontWeight: 600 })}
          render={(lesson) => <RowLink to={`/lessons/${lesson.id}`}>{titleOf(lesson)}</RowLink>}
        />
        <DataTable.Col<StaffLesson> source="courseId" field={CourseName} />
        <DataTable.Col<StaffLesson> source="exerciseIds" disableSort render={exercisesOf} />
        <DataTable.Col<StaffLesson> source="status" field={ContentTags} />
        <DataTable.Col<StaffLesson> source="updatedAt" field={DayField} />
      </DataTable>
    </ResourceList>
  );
}
