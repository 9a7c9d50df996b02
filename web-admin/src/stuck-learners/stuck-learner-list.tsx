import type { StuckLearner } from '@academy/contracts/http/catalog/stuck-learners.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { AgeField } from '../shared/age-field.tsx';
import { CourseFilter } from '../shared/course-filter.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { WriteCell } from '../shared/messages/write-cell.tsx';
import { StuckTabs } from './stuck-tabs.tsx';
import { stuckPlace } from './stuck-place.ts';
import { useStuckWords } from './use-stuck-words.ts';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.stuck-learners.fields.q" />,
  <SelectInput
    key="reason"
    source="reason"
    alwaysOn
    emptyText="academy.every"
    choices={['point', 'away'].map((id) => ({ id, name: `resources.stuck-learners.kinds.${id}` }))}
  />,
  <CourseFilter key="course" source="courseId" alwaysOn />,
];

const columns = [
  'learner',
  'userId',
  'reason',
  'courseId',
  'exerciseId',
  'exerciseTitleEs',
  'exerciseTitleEn',
  'criterion',
  'attempts',
  'lastAt',
];

const message = <WriteCell<StuckLearner> placeOf={stuckPlace} />;

/** Learners who do not get on, latest first: each leads to the attempt that was refused last, or to the person. */
export function StuckLearnerList() {
  const translate = useTranslate();
  const { nameOf, placeOf, reasonOf, addressOf, attemptsAddress } = useStuckWords();
  const linked = (row: StuckLearner) => <RowLink to={addressOf(row)}>{nameOf(row)}</RowLink>;
  const attempts = (row: StuckLearner) =>
    row.attempts === 0 ? null : (
      <Link className="text-link" to={attemptsAddress(row)}>
        {translate('resources.stuck-learners.attempts', { smart_count: row.attempts })}
      </Link>
    );
  return (
    <>
      <StuckTabs />
      <ResourceList<StuckLearner>
        filters={filters}
        sort={{ field: 'lastAt', order: 'DESC' }}
        columns={columns}
        csvWords={{ reason: 'resources.stuck-learners.kinds' }}
        cards={
          <RecordCards<StuckLearner>
            title={linked}
            detail={(row) => (
              <>
                {reasonOf(row)}
                <br />
                {placeOf(row)} · <AgeField source="lastAt" />
              </>
            )}
            tags={attempts}
            actions={message}
          />
        }
      >
        <DataTable<StuckLearner>
          rowClick={false}
          bulkActionButtons={false}
          empty={<ListNothing text="resources.stuck-learners.empty" />}
        >
          <DataTable.Col<StuckLearner> source="learner" render={linked} />
          <DataTable.Col<StuckLearner> source="reason" disableSort render={reasonOf} />
          <DataTable.Col<StuckLearner> source="exerciseId" disableSort render={placeOf} />
          <DataTable.Col<StuckLearner> source="attempts" render={attempts} />
          <DataTable.Col<StuckLearner> source="lastAt" field={() => <AgeField source="lastAt" />} />
          <DataTable.Col<StuckLearner> source="message" disableSort field={() => message} />
        </DataTable>
      </ResourceList>
    </>
  );
}
