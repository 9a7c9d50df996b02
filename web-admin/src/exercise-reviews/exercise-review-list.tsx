import type { ExerciseReview } from '@academy/contracts/http/catalog/exercise-reviews.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { MisjudgedTag } from './misjudged-tag.tsx';

const columns = ['id', 'reviewedAt', 'exercises', 'samples', 'misjudged'];
const addressOf = ({ id }: ExerciseReview) => `/exercise-reviews/${id}/show`;

/** Every review of all exercises that an automation made, newest first. */
export function ExerciseReviewList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const timeOf = ({ reviewedAt }: ExerciseReview) => formatDateTime(reviewedAt, language);
  const detailOf = ({ exercises, samples }: ExerciseReview) =>
    translate('resources.exercise-reviews.judged', { exercises, samples });
  return (
    <ResourceList
      filters={[]}
      sort={{ field: 'reviewedAt', order: 'DESC' }}
      columns={columns}
      cards={
        <RecordCards<ExerciseReview>
          to={addressOf}
          title={timeOf}
          detail={detailOf}
          tags={() => <MisjudgedTag />}
        />
      }
    >
      <DataTable<ExerciseReview>
        rowClick="show"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.exercise-reviews.empty" />}
      >
        <DataTable.Col<ExerciseReview>
          source="reviewedAt"
          cellSx={() => ({ fontWeight: 600 })}
          render={(review) => <RowLink to={addressOf(review)}>{timeOf(review)}</RowLink>}
        />
        <DataTable.NumberCol<ExerciseReview> source="exercises" disableSort />
        <DataTable.NumberCol<ExerciseReview> source="samples" disableSort />
        <DataTable.Col<ExerciseReview> source="misjudged" field={MisjudgedTag} />
      </DataTable>
    </ResourceList>
  );
}
