import OrderIcon from '@mui/icons-material/SwapVertOutlined';
import { useTranslate } from 'ra-core';
import { Button, CreateButton, DataTable, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { queueableStatusFilter } from '../shared/content-status.tsx';
import { ImportLink } from '../shared/content-import/import-link.tsx';
import { EditedTag } from '../shared/content-tags.tsx';
import { QueueableStatusTag } from '../shared/queueable-status-tag.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { placeOf, withPlace } from '../shared/order.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { levelChoices } from './choices.ts';
import type { StaffCourse } from './types.ts';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.courses.fields.q" />,
  queueableStatusFilter,
  <SelectInput key="level" source="level" alwaysOn emptyText="academy.every" choices={levelChoices} />,
];

const columns = [
  'id',
  'titleEs',
  'titleEn',
  'level',
  'isPremium',
  'orderIndex',
  'status',
  'queuedAt',
  'updatedAt',
];

const StatusTags = () => (
  <span className="tags">
    <QueueableStatusTag />
    <EditedTag />
  </span>
);

const csvWords = { level: 'resources.courses.levels', status: 'academy.statuses' };

/** All courses, drafts included. */
export function CourseList() {
  const translate = useTranslate();
  const { titleField, titleOf } = useOwnText();
  const levelOf = ({ level }: StaffCourse) => translate(`resources.courses.levels.${level}`);
  const lessonsOf = ({ lessonIds }: StaffCourse) =>
    translate('resources.courses.lessons', { smart_count: lessonIds.length });
  return (
    <ResourceList<StaffCourse>
      filters={filters}
      sort={{ field: 'orderIndex', order: 'ASC' }}
      columns={columns}
      toRow={withPlace}
      csvWords={csvWords}
      actions={
        <>
          <Button
            component={Link}
            to="/courses/order"
            size="medium"
            variant="outlined"
            color="inherit"
            label="resources.outline.courseOrder.open"
          >
            <OrderIcon />
          </Button>
          <ImportLink to="/courses/import" />
          <CreateButton label="resources.outline.create.title" variant="contained" />
        </>
      }
      cards={
        <RecordCards<StaffCourse>
          to={({ id }) => `/courses/${id}`}
          title={titleOf}
          detail={(course) => `${levelOf(course)} · ${lessonsOf(course)}`}
          tags={() => <StatusTags />}
        />
      }
    >
      <DataTable<StaffCourse>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.courses.empty" />}
      >
        {/* A NumberCol takes no render. */}
        <DataTable.Col<StaffCourse> source="orderIndex" align="right" render={placeOf} />
        <DataTable.Col<StaffCourse>
          source={titleField}
          cellSx={() => ({ minWidth: 200, fontWeight: 600 })}
          render={(course) => <RowLink to={`/courses/${course.id}`}>{titleOf(course)}</RowLink>}
        />
        <DataTable.Col<StaffCourse> source="level" render={levelOf} />
        <DataTable.Col<StaffCourse> source="lessonIds" disableSort render={lessonsOf} />
        <DataTable.Col<StaffCourse> source="status" field={StatusTags} />
        <DataTable.Col<StaffCourse> source="updatedAt" field={DayField} />
      </DataTable>
    </ResourceList>
  );
}
