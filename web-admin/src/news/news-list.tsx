import type { StaffNewsItem } from '@academy/contracts/http/ai/news.ts';
import { useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { OutwardLink } from '../shared/outward-link.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortDate } from '../shared/short-date.ts';
import { VisibilityButton, VisibilityTag } from '../shared/visibility-button.tsx';
import { VisibilityFilter } from '../shared/visibility-filter.tsx';

const originChoices = ['feed', 'academy', 'background'].map((id) => ({
  id,
  name: `resources.news.origins.${id}`,
}));
const languageChoices = ['es', 'en'].map((id) => ({ id, name: `academy.languages.${id}` }));

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.news.fields.q" />,
  <SelectInput key="origin" source="origin" alwaysOn emptyText="academy.every" choices={originChoices} />,
  <SelectInput
    key="language"
    source="language"
    alwaysOn
    emptyText="academy.every"
    choices={languageChoices}
  />,
  <VisibilityFilter key="isHidden" source="isHidden" alwaysOn />,
];

const columns = [
  'id',
  'titleEs',
  'titleEn',
  'url',
  'source',
  'origin',
  'categoryId',
  'publishedAt',
  'isHidden',
];

/** An item of a feed is written in one language only. */
function useTitle() {
  const { language } = useLanguage();
  return ({ titleEs, titleEn }: StaffNewsItem) =>
    (language === 'es' ? (titleEs ?? titleEn) : (titleEn ?? titleEs)) ?? '';
}

function Title({ item }: { item: StaffNewsItem }) {
  const title = useTitle()(item);
  return <OutwardLink href={item.url}>{title}</OutwardLink>;
}

const csvWords = { origin: 'resources.news.origins', isHidden: 'resources.news.statuses' };

/** Everything that the dashboard may show as news, newest first, the hidden too. */
export function NewsList() {
  const { language } = useLanguage();
  const translate = useTranslate();
  const originOf = ({ origin }: StaffNewsItem) => translate(`resources.news.origins.${origin}`);
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'publishedAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      toRow={(item) => ({ ...item, isHidden: item.isHidden ? 'hidden' : 'shown' })}
      cards={
        <RecordCards<StaffNewsItem>
          title={(item) => <Title item={item} />}
          detail={(item) => (
            <>
              {item.source} · {formatShortDate(item.publishedAt, language)}
              <br />
              {originOf(item)}
            </>
          )}
          tags={() => <VisibilityTag />}
          actions={<VisibilityButton />}
        />
      }
    >
      <DataTable<StaffNewsItem>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.news.empty" />}
      >
        <DataTable.Col<StaffNewsItem>
          source="title"
          disableSort
          cellSx={() => ({ minWidth: 240, overflowWrap: 'anywhere', fontWeight: 600 })}
          render={(item) => <Title item={item} />}
        />
        <DataTable.Col<StaffNewsItem> source="source" />
        <DataTable.Col<StaffNewsItem> source="origin" render={originOf} />
        <DataTable.Col<StaffNewsItem> source="publishedAt" field={DayField} />
        <DataTable.Col<StaffNewsItem> source="isHidden" disableSort field={VisibilityTag} />
        <DataTable.Col<StaffNewsItem> align="right" label="academy.actions">
          <RowActions>
            <VisibilityButton />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
