import { useTranslate } from 'ra-core';
import { DataTable, ReferenceField, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ContentStatusTag, contentStatusChoices, EditedTag } from '../shared/content-tags.tsx';
import { CourseFilter } from '../shared/course-filter.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortDate } from '../shared/short-date.ts';
import { useOwnText } from '../shared/use-own-text.ts';
import type { StaffLesson } from './types.ts';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="academy.searchTitles" />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="academy.every"
    choices={contentStatusChoices}
  />,
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

const CourseName = () => <ReferenceField source="courseId" reference="courses" link={false} />;

/** All lessons, drafts included. */
export function LessonList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { titleField, titleOf } = useOwnText();
  const exercisesOf = ({ exerciseIds }: StaffLesson) =>
    translate('resources.lessons.exercises', { smart_count: exerciseIds.length });
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'courseId', order: 'ASC' }}
      columns={columns}
      cards={
        <RecordCards<StaffLesson>
          to={({ id }) => `/lessons/${id}`}
          title={titleOf}
          detail={(lesson) => (
            <>
              <CourseName /> · {exercisesOf(lesson)}
            </>
          )}
          tags={() => (
            <>
              <ContentStatusTag />
              <EditedTag />
            </>
          )}
        />
      }
    >
      <DataTable<StaffLesson>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.lessons.empty" />}
      >
        <DataTable.Col<StaffLesson> source={titleField} cellSx={() => ({ minWidth: 200, fontWeight: 600 })} />
        <DataTable.Col<StaffLesson> source="courseId" field={CourseName} />
        <DataTable.Col<StaffLesson> source="exerciseIds" disableSort render={exercisesOf} />
        <DataTable.Col<StaffLesson> source="status">
          <span className="tags">
            <ContentStatusTag />
            <EditedTag />
          </span>
        </DataTable.Col>
        <DataTable.Col<StaffLesson>
          source="updatedAt"
          render={({ updatedAt }) => formatShortDate(updatedAt, language)}
        />
      </DataTable>
    </ResourceList>
  );
}
