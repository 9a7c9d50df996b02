import type { WatchedWord } from '@academy/contracts/http/forum/watched-words.ts';
import { useTranslate } from 'ra-core';
import { CreateButton, DataTable, SelectInput } from 'react-admin';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { actionChoices, languageChoices } from './watched-word-choices.ts';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.watched-words.fields.q" />,
  <SelectInput
    key="language"
    source="language"
    alwaysOn
    emptyText="academy.every"
    choices={languageChoices}
  />,
  <SelectInput key="action" source="action" alwaysOn emptyText="academy.every" choices={actionChoices} />,
];
const columns = ['id', 'phrase', 'language', 'action', 'updatedAt'];
const csvWords = { language: 'resources.watched-words.languages', action: 'resources.watched-words.actions' };

const addressOf = ({ id }: WatchedWord) => `/watched-words/${id}`;

/** What brings a text before moderators by itself. */
export function WatchedWordList() {
  const translate = useTranslate();
  const languageOf = ({ language }: WatchedWord) =>
    translate(`resources.watched-words.languages.${language}`);
  const actionOf = ({ action }: WatchedWord) => translate(`resources.watched-words.actions.${action}`);
  return (
    <ResourceList<WatchedWord>
      filters={filters}
      sort={{ field: 'phrase', order: 'ASC' }}
      columns={columns}
      csvWords={csvWords}
      actions={<CreateButton label="resources.watched-words.action.create" variant="contained" />}
      cards={
        <RecordCards<WatchedWord>
          to={addressOf}
          title={({ phrase }) => phrase}
          detail={(word) => `${languageOf(word)} · ${actionOf(word)}`}
          tags={() => null}
        />
      }
    >
      <DataTable<WatchedWord>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.watched-words.empty" />}
      >
        <DataTable.Col<WatchedWord>
          source="phrase"
          cellSx={() => ({ minWidth: 200, fontWeight: 600, overflowWrap: 'anywhere' })}
          render={(word) => <RowLink to={addressOf(word)}>{word.phrase}</RowLink>}
        />
        <DataTable.Col<WatchedWord> source="language" render={languageOf} />
        <DataTable.Col<WatchedWord> source="action" render={actionOf} />
        <DataTable.Col<WatchedWord> source="updatedAt" field={DayField} />
      </DataTable>
    </ResourceList>
  );
}
