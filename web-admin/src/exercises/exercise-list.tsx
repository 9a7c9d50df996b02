import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable, ReferenceField } from 'react-admin';
import { contentStatusFilter, statusWords } from '../shared/content-status.tsx';
import { ContentStatusTag } from '../shared/content-tags.tsx';
import { CourseFilter } from '../shared/course-filter.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { withPlace } from '../shared/order.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="academy.searchTitles" />,
  contentStatusFilter,
  <CourseFilter key="course" source="courseId" alwaysOn />,
];

const columns = ['id', 'courseId', 'lessonId', 'titleEs', 'titleEn', 'orderIndex', 'status', 'updatedAt'];

const LessonName = () => <ReferenceField source="lessonId" reference="lessons" link={false} />;

/** Whether the rubric judges the exercise's own samples as what they are. */
function SelfTestTag() {
  const translate = useTranslate();
  const exercise = useRecordContext<StaffExercise>();
  if (!exercise) return null;
  const { misjudged, good, weak } = exercise.bench;
  const isEmpty = good.all + weak.all === 0;
  const holds = misjudged.length === 0 && !isEmpty;
  return (
    <span className={holds ? 'tag' : 'tag tag--ink'}>
      {isEmpty
        ? translate('resources.exercises.bench.none')
        : translate(`resources.exercises.bench.${holds ? 'holds' : 'fails'}`, {
            smart_count: misjudged.length,
          })}
    </span>
  );
}

const csvWords = { status: statusWords.lesson };

/** All exercises with the results of their self-tests. */
export function ExerciseList() {
  const { titleField, titleOf } = useOwnText();
  return (
    <ResourceList<StaffExercise>
      filters={filters}
      sort={{ field: 'lessonId', order: 'ASC' }}
      columns={columns}
      toRow={withPlace}
      csvWords={csvWords}
      cards={
        <RecordCards<StaffExercise>
          to={({ id }) => `/exercises/${id}`}
          title={titleOf}
          detail={() => <LessonName />}
          tags={() => (
            <>
              <ContentStatusTag />
              <SelfTestTag />
            </>
          )}
        />
      }
    >
      <DataTable<StaffExercise>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.exercises.empty" />}
      >
        <DataTable.Col<StaffExercise>
          source={titleField}
          cellSx={() => ({ minWidth: 200, fontWeight: 600 })}
          render={(exercise) => <RowLink to={`/exercises/${exercise.id}`}>{titleOf(exercise)}</RowLink>}
        />
        <DataTable.Col<StaffExercise> source="lessonId" field={LessonName} />
        <DataTable.Col<StaffExercise> source="status" field={ContentStatusTag} />
        <DataTable.Col<StaffExercise> source="bench" disableSort field={SelfTestTag} />
      </DataTable>
    </ResourceList>
  );
}
