import type { AuthorRecord as AuthorFacts, EarlierCase } from '@academy/contracts/http/forum/case-context.ts';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { formatDateTime, formatDate } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { listAddress } from '../app/list-address.ts';
import { Facts } from '../shared/facts.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { PlainList } from '../shared/plain-list.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { useCaseContext } from './use-case-context.ts';

/** Who wrote it: since when they are here, what they wrote, what was decided on it, and their other cases. */
export function AuthorRecord() {
  const user = useRecordContext<ModerationCase>()?.user;
  const query = useCaseContext();
  if (!user || user.id === '') return null;
  return (
    <RecordSection title="author">
      <Loaded query={query} height={160}>
        {({ author }) => (author ? <Record author={author} userId={user.id} /> : null)}
      </Loaded>
    </RecordSection>
  );
}

function Record({ author, userId }: { author: AuthorFacts; userId: string }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { memberSince, cases, caseCount, ...counts } = author;
  const rest = caseCount - cases.length;
  return (
    <>
      <Facts of={{ memberSince: memberSince && formatDate(memberSince, language), ...counts }} />
      <Box sx={{ mt: 1.5 }}>
        <PlainList
          empty={translate('resources.flags.noOtherCases')}
          rows={cases.map((other) => ({
            key: other.id,
            head: (
              <Link className="text-link" to={`/flags/${other.id}/show`}>
                {other.title || translate('resources.flags.noTitle')}
              </Link>
            ),
            detail: <CaseDetail other={other} />,
          }))}
        />
        {rest > 0 ? (
          <Link className="text-link" to={listAddress('flags', { userId })}>
            {translate('resources.flags.allCases')}
          </Link>
        ) : null}
      </Box>
    </>
  );
}

function CaseDetail({ other }: { other: EarlierCase }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const say = (key: string) => translate(`resources.flags.${key}`);
  const { kind, status, isOpen, action, openedAt } = other;
  const outcome = isOpen ? say('cases.open') : action && say(`decisions.${action}`);
  const stands = outcome && status !== 'deleted' ? outcome : say(`statuses.${status}`);
  return `${say(`kinds.${kind}`)} · ${stands} · ${formatDateTime(openedAt, language)}`;
}
