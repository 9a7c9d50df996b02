import type { Mute } from '@academy/contracts/http/forum/mutes.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { UnmuteButton } from './unmute-button.tsx';
import { useAuthorName } from './use-author-name.ts';

const columns = ['id', 'member', 'until', 'reason', 'mutedBy', 'createdAt'];

const nameIn = ({ firstName, lastName }: Mute['user']) => `${firstName} ${lastName}`.trim();
const toRow = (mute: Mute) => ({ ...mute, member: nameIn(mute.user), mutedBy: nameIn(mute.by) });

function Unmute() {
  const mute = useRecordContext<Mute>();
  return mute ? <UnmuteButton id={mute.id} place="row" /> : null;
}

/** Members who may not write for now, those whose mute ends first above. */
export function MuteList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const nameOf = useAuthorName();
  const untilOf = ({ until }: Mute) => formatDateTime(until, language);
  return (
    <ResourceList<Mute>
      filters={[]}
      sort={{ field: 'until', order: 'ASC' }}
      columns={columns}
      toRow={toRow}
      cards={
        <RecordCards<Mute>
          title={({ user }) => nameOf(user)}
          detail={(mute) => (
            <>
              {mute.reason}
              <br />
              {translate('resources.mutes.untilBy', { until: untilOf(mute), name: nameOf(mute.by) })}
            </>
          )}
          tags={() => null}
          actions={<Unmute />}
        />
      }
    >
      <DataTable<Mute>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.mutes.empty" />}
      >
        <DataTable.Col<Mute>
          source="user"
          disableSort
          cellSx={() => ({ fontWeight: 600 })}
          render={({ user }) => nameOf(user)}
        />
        <DataTable.Col<Mute> source="until" render={untilOf} />
        <DataTable.Col<Mute>
          source="reason"
          disableSort
          cellSx={() => ({ minWidth: 220, maxWidth: 420, overflowWrap: 'anywhere' })}
        />
        <DataTable.Col<Mute> source="by" disableSort render={({ by }) => nameOf(by)} />
        <DataTable.Col<Mute> source="createdAt" field={DayField} />
        <DataTable.Col<Mute> align="right" label="academy.actions">
          <RowActions>
            <Unmute />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
