import type { TutorVotes } from '@academy/contracts/http/ai/tutor-votes.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { AddQuestionButton } from '../shared/known-question/add-question-button.tsx';
import { nameOfPassage } from '../shared/known-question/name-of-passage.ts';
import { ListNothing } from '../shared/list-nothing.tsx';
import { OutwardLink } from '../shared/outward-link.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.tutor-votes.fields.q" />,
  <SelectInput
    key="language"
    source="language"
    alwaysOn
    emptyText="academy.every"
    choices={['es', 'en'].map((id) => ({ id, name: `academy.languages.${id}` }))}
  />,
];

const columns = [
  'title',
  'heading',
  'language',
  'excerpt',
  'share',
  'notHelpful',
  'people',
  'remarks',
  'questions',
];

const Passage = (row: TutorVotes) => <OutwardLink href={row.href}>{nameOfPassage(row)}</OutwardLink>;

/** What members sent about answers with the passage, where they sent any. */
function Remarks({ id, remarks }: TutorVotes) {
  const translate = useTranslate();
  if (remarks === 0) return <>{translate('resources.tutor-votes.noRemarks')}</>;
  const filter = new URLSearchParams({ filter: JSON.stringify({ passage: id }) });
  return (
    <Link className="text-link" to={`/tutor-questions?${filter}`}>
      {translate('resources.tutor-votes.remarks', { smart_count: remarks })}
    </Link>
  );
}

function AddQuestion() {
  const row = useRecordContext<TutorVotes>();
  return row ? <AddQuestionButton language={row.language} passage={row} /> : null;
}

/** The passages of answers that did not help, the worst first: neither who voted nor what they asked. */
export function TutorVoteList() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const shareOf = ({ share, notHelpful, people }: TutorVotes) =>
    translate('resources.tutor-votes.share', {
      percent: formatNumber(Math.round(share * 100), language),
      notHelpful: formatNumber(notHelpful, language),
      people: formatNumber(people, language),
    });
  const known = ({ questions }: TutorVotes) =>
    questions === 0
      ? translate('resources.tutor-votes.noneKnown')
      : translate('resources.tutor-votes.known', { smart_count: questions });
  return (
    <ResourceList<TutorVotes>
      filters={filters}
      sort={{ field: 'share', order: 'DESC' }}
      columns={columns}
      csvWords={{ language: 'academy.languages' }}
      cards={
        <RecordCards<TutorVotes>
          title={Passage}
          detail={(row) => (
            <>
              <span lang={row.language}>{row.excerpt}</span>
              <br />
              {shareOf(row)} · <Remarks {...row} /> · {known(row)}
            </>
          )}
          tags={() => null}
          actions={<AddQuestion />}
        />
      }
    >
      <DataTable<TutorVotes>
        rowClick={false}
        bulkActionButtons={false}
        empty={<ListNothing text="resources.tutor-votes.empty" />}
      >
        <DataTable.Col<TutorVotes>
          source="title"
          label="resources.tutor-votes.fields.passage"
          cellSx={() => ({ minWidth: 260, maxWidth: 520, overflowWrap: 'anywhere' })}
          render={(row) => (
            <>
              <Passage {...row} />
              <Typography variant="body2" lang={row.language} sx={{ color: 'text.secondary' }}>
                {row.excerpt}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<TutorVotes> source="share" render={shareOf} />
        <DataTable.Col<TutorVotes> source="remarks" render={(row) => <Remarks {...row} />} />
        <DataTable.Col<TutorVotes> source="questions" render={known} />
        <DataTable.Col<TutorVotes> align="right" label="academy.actions">
          <RowActions>
            <AddQuestion />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
