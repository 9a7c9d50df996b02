import type { StaffDocument } from '@academy/contracts/http/library.ts';

import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { CreateButton, DataTable, List, SelectInput, TopToolbar, useTranslate } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { csvExporter } from '../shared/csv.ts';
import { ExportAllButton } from '../shared/export-all-button.tsx';
import { ListFailure } from '../shared/list-failure.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { categoryChoices, statusChoices } from './choices.ts';
import { DeleteDocumentButton } from './delete-document-button.tsx';
import { DocumentCards } from './document-cards.tsx';
import { PublishButton } from './publish-button.tsx';
import { formatShortDate } from '../shared/short-date.ts';
import { AccessTag, StatusTag } from './status-tag.tsx';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.documents.fields.q" />,
  <SelectInput key="status" source="status" alwaysOn emptyText="academy.every" choices={statusChoices} />,
  <SelectInput
    key="category"
    source="category"
    alwaysOn
    emptyText="academy.every"
    choices={categoryChoices}
  />,
];

const exporter = csvExporter('documents', [
  'id',
  'titleEs',
  'titleEn',
  'category',
  'isPremium',
  'status',
  'pageCount',
  'readingMinutes',
  'createdAt',
  'updatedAt',
  'publishedAt',
]);

const Actions = () => (
  <TopToolbar>
    <ExportAllButton />
    <CreateButton variant="contained" size="medium" label="resources.documents.action.create" />
  </TopToolbar>
);

/** All documents, drafts included. */
export function DocumentList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const showFailure = useFailureNotice();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const titleField = language === 'es' ? 'titleEs' : 'titleEn';
  return (
    <>
      <PageHeading text="resources.documents.page.list" />
      <List
        filters={filters}
        actions={<Actions />}
        exporter={exporter}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        perPage={25}
        empty={false}
        error={<ListFailure title="resources.documents.failures.list" />}
        queryOptions={{
          onError: (error: unknown) => showFailure('resources.documents.failures.list', error),
        }}
      >
        {isNarrow ? (
          <DocumentCards />
        ) : (
          <DataTable<StaffDocument>
            rowClick="edit"
            bulkActionButtons={<BulkActions />}
            empty={<ListNothing text="resources.documents.empty" />}
          >
            <DataTable.Col<StaffDocument>
              source={titleField}
              cellSx={() => ({ minWidth: 170, fontWeight: 600 })}
            />
            <DataTable.Col<StaffDocument>
              source="category"
              render={({ category }) => translate(`resources.documents.categories.${category}`)}
            />
            <DataTable.Col<StaffDocument>
              source="isPremium"
              label="resources.documents.fields.access"
              field={AccessTag}
            />
            <DataTable.Col<StaffDocument> source="status" field={StatusTag} />
            <DataTable.NumberCol<StaffDocument> source="pageCount" />
            <DataTable.Col<StaffDocument>
              source="updatedAt"
              render={({ updatedAt }) => formatShortDate(updatedAt, language)}
            />
            <DataTable.Col<StaffDocument> align="right" label="resources.documents.fields.actions">
              <RowActions>
                <PublishButton />
                <DeleteDocumentButton />
              </RowActions>
            </DataTable.Col>
          </DataTable>
        )}
      </List>
    </>
  );
}
