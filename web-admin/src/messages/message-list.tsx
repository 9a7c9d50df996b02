import type { MessageState, StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import { useGetIdentity, useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { serverOrder } from '../app/server-order.ts';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { NamedFilter } from '../shared/named-filter.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { MessageStateTag } from './message-state.tsx';

const columns = ['id', 'openedByName', 'userId', 'name', 'subject', 'status', 'createdAt', 'repliedAt'];
const states: readonly MessageState[] = ['sent', 'waiting', 'done'];
const csvWords = { status: 'academy.inquiryStatuses' };

/** Answers come while the list is open. */
const REFRESH_MS = 15_000;

/** A colleague's leads nowhere for who may not read its thread. */
const titled = ({ id, subject, language, isReadable }: StaffMessage) => {
  const text = <span lang={language}>{subject}</span>;
  return isReadable ? <RowLink to={`/messages/${id}/show`}>{text}</RowLink> : text;
};

/** What staff wrote to members who asked nothing, the newest first. */
export function MessageList() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const filters = [
    <SelectInput
      key="state"
      source="state"
      label="resources.messages.fields.status"
      alwaysOn
      emptyText="academy.every"
      choices={states.map((id) => ({ id, name: `resources.messages.states.${id}` }))}
    />,
    <SelectInput
      key="openedBy"
      source="openedBy"
      alwaysOn
      emptyText="academy.every"
      choices={identity ? [{ id: identity.id, name: 'resources.messages.filters.mine' }] : []}
    />,
    <NamedFilter key="member" source="userId" reference="users" label="resources.messages.fields.name" />,
  ];
  const author = ({ openedByName }: StaffMessage) => openedByName || translate('academy.colleague');
  return (
    <ResourceList<StaffMessage>
      filters={filters}
      sort={serverOrder}
      refreshMs={REFRESH_MS}
      columns={columns}
      csvWords={csvWords}
      cards={
        <RecordCards<StaffMessage>
          title={titled}
          detail={(message) => (
            <>
              {message.name} · {author(message)} · <DayField source="createdAt" />
            </>
          )}
          tags={() => <MessageStateTag />}
        />
      }
    >
      <DataTable<StaffMessage>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.messages.empty" />}
      >
        <DataTable.Col<StaffMessage> source="status" field={MessageStateTag} />
        <DataTable.Col<StaffMessage>
          source="subject"
          cellSx={() => ({ fontWeight: 600, minWidth: 220, overflowWrap: 'anywhere' })}
          render={titled}
        />
        <DataTable.Col<StaffMessage> source="name" disableSort />
        <DataTable.Col<StaffMessage> source="openedByName" disableSort render={author} />
        <DataTable.Col<StaffMessage> source="createdAt" field={DayField} />
      </DataTable>
    </ResourceList>
  );
}
