import type { StaffTool } from '@academy/contracts/http/ai/tools.ts';
import { useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { OutwardLink } from '../shared/outward-link.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { formatShortDay } from '../shared/short-date.ts';
import { VisibilityButton, VisibilityTag } from '../shared/visibility-button.tsx';
import { VisibilityFilter } from '../shared/visibility-filter.tsx';
import { LinkTag } from './link-tag.tsx';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.tools.fields.q" />,
  <VisibilityFilter key="isHidden" source="isHidden" alwaysOn />,
];

const columns = ['id', 'name', 'url', 'categoryId', 'asOf', 'isNew', 'isHidden'];

const Name = ({ tool }: { tool: StaffTool }) => <OutwardLink href={tool.url}>{tool.name}</OutwardLink>;

const csvWords = { categoryId: 'resources.tools.categories', isHidden: 'resources.tools.statuses' };

/** The AI tools of the content, the hidden too; `asOf` tells which are due for another check, and the link whether its page is still there. */
export function ToolList() {
  const { language } = useLanguage();
  const translate = useTranslate();
  const dayOf = ({ asOf }: StaffTool) => formatShortDay(asOf, language);
  const categoryOf = ({ categoryId }: StaffTool) => translate(`resources.tools.categories.${categoryId}`);
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'asOf', order: 'ASC' }}
      columns={columns}
      csvWords={csvWords}
      toRow={(item) => ({ ...item, isHidden: item.isHidden ? 'hidden' : 'shown' })}
      cards={
        <RecordCards<StaffTool>
          title={(tool) => <Name tool={tool} />}
          detail={(tool) => `${categoryOf(tool)} · ${dayOf(tool)}`}
          tags={() => (
            <>
              <LinkTag />
              <VisibilityTag />
            </>
          )}
          actions={<VisibilityButton />}
        />
      }
    >
      <DataTable<StaffTool>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.tools.empty" />}
      >
        <DataTable.Col<StaffTool>
          source="name"
          cellSx={() => ({ fontWeight: 600 })}
          render={(tool) => <Name tool={tool} />}
        />
        <DataTable.Col<StaffTool> source="categoryId" render={categoryOf} />
        <DataTable.Col<StaffTool> source="asOf" render={dayOf} />
        <DataTable.Col<StaffTool> source="link" disableSort field={LinkTag} />
        <DataTable.Col<StaffTool> source="isHidden" field={VisibilityTag} />
        <DataTable.Col<StaffTool> align="right" label="academy.actions">
          <RowActions>
            <VisibilityButton />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
