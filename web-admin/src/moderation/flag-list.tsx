import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { flagReasons, holdReasons, watchedWords } from '@academy/web-kit/forum/case-rules.ts';
import { beginningOf } from '@academy/web-kit/text/beginning.ts';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DataTable, SelectInput } from 'react-admin';
import { AgeField } from '../shared/age-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { useMayWrite } from '../shared/rights/use-may.ts';
import { BulkDecide } from './bulk-decide.tsx';
import { CaseReasons, CaseStatus } from './case-tags.tsx';
import type { Undecided } from './decide-all.ts';
import { UndecidedDialog } from './undecided-dialog.tsx';
import { useAuthorName } from './use-author-name.ts';

const BEGINNING = 120;
/** Nothing tells browsers of a new flag, so the queue is read again. */
const REFRESH_MS = 30_000;

const choice = (group: string) => (id: string) => ({ id, name: `resources.flags.${group}.${id}` });
const openChoices = [
  { id: true, name: 'resources.flags.cases.open' },
  { id: false, name: 'resources.flags.cases.closed' },
];

const filters = [
  <SelectInput key="open" source="isOpen" alwaysOn emptyText="academy.every" choices={openChoices} />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    emptyText="academy.every"
    choices={['post', 'reply'].map(choice('kinds'))}
  />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="academy.every"
    choices={['visible', 'held', 'removed', 'deleted'].map(choice('statuses'))}
  />,
];

const columns = [
  'id',
  'kind',
  'title',
  'content',
  'status',
  'author',
  'authorId',
  'isOpen',
  'openFlags',
  'reasons',
  'watchedWords',
  'openedAt',
  'createdAt',
];

const toRow = (record: ModerationCase) => ({
  ...record,
  author: `${record.user.firstName} ${record.user.lastName}`.trim(),
  authorId: record.user.id,
  reasons: [...flagReasons(record.history).map(({ reason }) => reason), ...holdReasons(record.history)].join(
    ' ',
  ),
  watchedWords: watchedWords(record.history).join(', '),
});

const addressOf = ({ id }: ModerationCase) => `/flags/${id}/show`;

const csvWords = { kind: 'resources.flags.kinds', status: 'resources.flags.statuses' };

/** What waits for a moderator, and with another filter what was decided. */
export function FlagList() {
  const translate = useTranslate();
  const nameOf = useAuthorName();
  const mayWrite = useMayWrite('flags');
  const [undecided, setUndecided] = useState<readonly Undecided<ModerationCase>[]>([]);
  const kindOf = ({ kind }: ModerationCase) => translate(`resources.flags.kinds.${kind}`);
  const flagsOf = ({ openFlags }: ModerationCase) =>
    translate('resources.flags.count', { smart_count: openFlags });
  const textOf = ({ content }: ModerationCase) => beginningOf(content, BEGINNING);
  return (
    <>
      <ResourceList<ModerationCase>
        filters={filters}
        filterDefaults={{ isOpen: true }}
        sort={{ field: 'openedAt', order: 'DESC' }}
        columns={columns}
        csvWords={csvWords}
        toRow={toRow}
        refreshMs={REFRESH_MS}
        cards={
          <RecordCards<ModerationCase>
            to={addressOf}
            title={(record) => record.title || kindOf(record)}
            detail={(record) => (
              <>
                {textOf(record)}
                <br />
                {kindOf(record)} · {nameOf(record.user)} · {flagsOf(record)} · <AgeField source="openedAt" />
              </>
            )}
            tags={() => (
              <>
                <CaseStatus />
                <CaseReasons />
              </>
            )}
          />
        }
      >
        <DataTable<ModerationCase>
          rowClick="show"
          bulkActionButtons={mayWrite ? <BulkDecide onUndecided={setUndecided} /> : false}
          empty={<ListNothing text="resources.flags.empty" />}
        >
          <DataTable.Col<ModerationCase> source="kind" disableSort render={kindOf} />
          <DataTable.Col<ModerationCase>
            source="content"
            disableSort
            cellSx={() => ({ minWidth: 200, maxWidth: 460, overflowWrap: 'anywhere' })}
            render={(record) => (
              <>
                <RowLink to={addressOf(record)}>
                  <strong>{record.title || kindOf(record)}</strong>
                </RowLink>
                <br />
                {textOf(record)}
              </>
            )}
          />
          <DataTable.Col<ModerationCase> source="user" disableSort render={({ user }) => nameOf(user)} />
          <DataTable.NumberCol<ModerationCase> source="openFlags" />
          <DataTable.Col<ModerationCase> source="reasons" disableSort field={CaseReasons} />
          <DataTable.Col<ModerationCase> source="status" disableSort field={CaseStatus} />
          <DataTable.Col<ModerationCase> source="openedAt" field={AgeField} />
        </DataTable>
      </ResourceList>
      {undecided.length > 0 ? (
        <UndecidedDialog undecided={undecided} onClose={() => setUndecided([])} />
      ) : null}
    </>
  );
}
