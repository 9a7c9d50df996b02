import type { CannedAnswer } from '@academy/contracts/http/auth/canned-answers.ts';
import { CreateButton, DataTable } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';

const filters = [<SearchFilter key="q" source="q" alwaysOn text="resources.canned-answers.fields.q" />];
const columns = ['id', 'titleEs', 'titleEn', 'textEs', 'textEn', 'updatedAt'];

/** What staff answer often, ready in both languages. */
export function CannedAnswerList() {
  const { titleOf } = useOwnText();
  const { language } = useLanguage();
  const textOf = ({ textEs, textEn }: CannedAnswer) => (language === 'es' ? textEs : textEn);
  return (
    <ResourceList<CannedAnswer>
      filters={filters}
      sort={{ field: 'titleEs', order: 'ASC' }}
      columns={columns}
      actions={<CreateButton label="resources.canned-answers.action.create" variant="contained" />}
      cards={
        <RecordCards<CannedAnswer>
          to={({ id }) => `/canned-answers/${id}`}
          title={titleOf}
          detail={textOf}
          tags={() => null}
        />
      }
    >
      <DataTable<CannedAnswer>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.canned-answers.empty" />}
      >
        <DataTable.Col<CannedAnswer>
          source="title"
          disableSort
          cellSx={() => ({ minWidth: 220, fontWeight: 600, overflowWrap: 'anywhere' })}
          render={(answer) => <RowLink to={`/canned-answers/${answer.id}`}>{titleOf(answer)}</RowLink>}
        />
        <DataTable.Col<CannedAnswer>
          source="text"
          disableSort
          cellSx={() => ({ overflowWrap: 'anywhere' })}
          render={textOf}
        />
      </DataTable>
    </ResourceList>
  );
}
