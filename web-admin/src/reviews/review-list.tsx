import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { CourseFilter } from '../shared/course-filter.tsx';
import { CourseName } from '../shared/course-name.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { StatusTag } from '../shared/status-tag.tsx';
import { HideButton } from './hide-button.tsx';
import type { StaffReview } from './types.ts';

const statusChoices = [
  { id: false, name: 'resources.reviews.statuses.shown' },
  { id: true, name: 'resources.reviews.statuses.hidden' },
];

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.reviews.fields.q" />,
  <SelectInput key="hidden" source="hidden" alwaysOn emptyText="academy.every" choices={statusChoices} />,
  <CourseFilter key="course" source="courseId" alwaysOn />,
];

const columns = [
  'id',
  'courseId',
  'author',
  'rating',
  'text',
  'language',
  'hidden',
  'hiddenReason',
  'updatedAt',
];

function Status() {
  const review = useRecordContext<StaffReview>();
  if (!review) return null;
  return (
    <StatusTag
      text={`resources.reviews.statuses.${review.hidden ? 'hidden' : 'shown'}`}
      isTakenBack={review.hidden}
      reason={review.hiddenReason}
    />
  );
}

const csvWords = { language: 'academy.languages' };

/** All reviews, the hidden ones too. */
export function ReviewList() {
  const translate = useTranslate();
  const stars = ({ rating }: StaffReview) => translate('resources.reviews.stars', { smart_count: rating });
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<StaffReview>
          title={({ author }) => author}
          detail={(review) => (
            <>
              {stars(review)} · <CourseName />
              <br />
              <span lang={review.language}>{review.text}</span>
            </>
          )}
          tags={() => <Status />}
          actions={<HideButton />}
        />
      }
    >
      <DataTable<StaffReview>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.reviews.empty" />}
      >
        <DataTable.Col<StaffReview> source="author" disableSort cellSx={() => ({ fontWeight: 600 })} />
        <DataTable.Col<StaffReview> source="courseId" disableSort field={CourseName} />
        <DataTable.Col<StaffReview> source="rating" render={stars} />
        <DataTable.Col<StaffReview>
          source="text"
          disableSort
          cellSx={() => ({ minWidth: 220, maxWidth: 420, overflowWrap: 'anywhere' })}
          render={({ text, language: written }) => <span lang={written}>{text}</span>}
        />
        <DataTable.Col<StaffReview> source="hidden" disableSort field={Status} />
        <DataTable.Col<StaffReview> source="updatedAt" field={DayField} />
        <DataTable.Col<StaffReview> align="right" label="academy.actions">
          <RowActions>
            <HideButton />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
