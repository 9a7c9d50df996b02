import type { TaughtExercise } from '@academy/contracts/http/catalog/teaching.ts';
import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { CourseFilter } from '../shared/course-filter.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { useOwnText } from '../shared/use-own-text.ts';

const filters = [<CourseFilter key="course" source="courseId" alwaysOn />];
const columns = ['id', 'titleEs', 'titleEn', 'courseId', 'offered', 'judged', 'waiting', 'version'];
const addressOf = ({ id }: TaughtExercise) => `/taught-exercises/${id}/judge`;

/** Exercises whose checker has something to learn or has learnt, those with most to judge first. */
export function TaughtExerciseList() {
  const translate = useTranslate();
  const { titleOf, titleField } = useOwnText();
  const linked = (row: TaughtExercise) => <RowLink to={addressOf(row)}>{titleOf(row)}</RowLink>;
  return (
    <ResourceList<TaughtExercise>
      filters={filters}
      sort={{ field: 'offered', order: 'DESC' }}
      columns={columns}
      cards={
        <RecordCards<TaughtExercise>
          to={addressOf}
          title={titleOf}
          detail={({ judged, version }) =>
            translate('resources.taught-exercises.detail', { judged, version })
          }
          tags={({ offered }) =>
            offered === 0 ? null : translate('resources.taught-exercises.toJudge', { smart_count: offered })
          }
        />
      }
    >
      <DataTable<TaughtExercise>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.taught-exercises.empty" />}
      >
        <DataTable.Col<TaughtExercise> source={titleField} render={linked} />
        <DataTable.NumberCol<TaughtExercise> source="offered" />
        <DataTable.NumberCol<TaughtExercise> source="judged" />
        <DataTable.NumberCol<TaughtExercise> source="waiting" />
        <DataTable.NumberCol<TaughtExercise> source="version" />
      </DataTable>
    </ResourceList>
  );
}
