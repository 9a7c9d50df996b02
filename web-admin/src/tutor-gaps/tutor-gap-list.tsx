import type { TutorGap } from '@academy/contracts/http/ai/tutor-gaps.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { AddQuestionButton } from '../shared/known-question/add-question-button.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortDay } from '../shared/short-date.ts';

const kinds = 'resources.tutor-gaps.kinds';

/** By the number of days, its word. */
const periods: Readonly<Record<TutorGap['days'], string>> = { 7: 'week', 30: 'month', 90: 'quarter' };

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.tutor-gaps.fields.q" />,
  <SelectInput
    key="days"
    source="days"
    alwaysOn
    isRequired
    choices={Object.entries(periods).map(([days, period]) => ({
      id: Number(days),
      name: `resources.tutor-gaps.periods.${period}`,
    }))}
  />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    emptyText="academy.every"
    choices={['nearest', 'not-taught'].map((id) => ({ id, name: `${kinds}.${id}` }))}
  />,
];

const columns = ['title', 'section', 'kind', 'days', 'people', 'lastDay'];

/** Of a place alone: what is far from all has no passage that could answer. */
function AddQuestion() {
  const gap = useRecordContext<TutorGap>();
  const { language } = useLanguage();
  if (!gap?.place) return null;
  return <AddQuestionButton language={language} place={{ kind: gap.place.kind, placeId: gap.place.id }} />;
}

/** Near what members ask the tutor in vain, the most people first: neither their questions nor who they are. */
export function TutorGapList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const kindOf = ({ kind }: TutorGap) => translate(`${kinds}.${kind}`);
  const dayOf = ({ lastDay }: TutorGap) => formatShortDay(lastDay, language);
  const titleOf = ({ place }: TutorGap) =>
    place ? place.title[language] : translate('resources.tutor-gaps.elsewhere');
  const sectionOf = ({ place }: TutorGap) => place?.section?.[language] ?? '';
  const nameOf = (gap: TutorGap) => [titleOf(gap), sectionOf(gap)].filter((text) => text !== '').join(' › ');
  const linked = (gap: TutorGap) =>
    gap.place ? <RowLink to={`/${gap.place.kind}s/${gap.place.id}`}>{nameOf(gap)}</RowLink> : nameOf(gap);
  const labelled = (field: 'people' | 'lastDay', value: string) =>
    `${translate(`resources.tutor-gaps.fields.${field}`)}: ${value}`;
  const peopleOf = ({ people }: TutorGap) => formatNumber(people, language);
  return (
    <ResourceList<TutorGap>
      filters={filters}
      filterDefaults={{ days: 30 }}
      sort={{ field: 'people', order: 'DESC' }}
      columns={columns}
      csvWords={{ kind: kinds }}
      toRow={(gap) => ({ ...gap, title: titleOf(gap), section: sectionOf(gap) })}
      cards={
        <RecordCards<TutorGap>
          title={linked}
          detail={(gap) =>
            [kindOf(gap), labelled('people', peopleOf(gap)), labelled('lastDay', dayOf(gap))].join(' · ')
          }
          tags={() => null}
          actions={<AddQuestion />}
        />
      }
    >
      <DataTable<TutorGap>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.tutor-gaps.empty" />}
      >
        <DataTable.Col<TutorGap>
          source="place"
          disableSort
          cellSx={() => ({ minWidth: 220, fontWeight: 600, overflowWrap: 'anywhere' })}
          render={linked}
        />
        <DataTable.Col<TutorGap> source="kind" render={kindOf} />
        <DataTable.Col<TutorGap> source="people" align="right" render={peopleOf} />
        <DataTable.Col<TutorGap> source="lastDay" render={dayOf} />
        <DataTable.Col<TutorGap> align="right" label="academy.actions">
          <RowActions>
            <AddQuestion />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
