import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useStatusWord } from './use-status-word.ts';

type Criterion = StaffAttemptDetail['criteria'][number];
type Group = StaffAttemptDetail['groups'][number];

interface ToldProps {
  label: string;
  word: string;
  /** Of the words below. */
  language: string;
  /** What was seen, and what could be done about it. */
  texts: readonly (string | null)[];
}

const Told = ({ label, word, language, texts }: ToldProps) => (
  <li>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <strong>{label}</strong>
      <span className="tag">{word}</span>
    </Box>
    {texts.map((text) =>
      text ? (
        <Typography key={text} lang={language} sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      ) : null,
    )}
  </li>
);

/** What the rubric says of each criterion, and of what asks for some of several. */
export function CriteriaList({ criteria, groups }: Pick<StaffAttemptDetail, 'criteria' | 'groups'>) {
  const translate = useTranslate();
  const statusWord = useStatusWord();
  const wordOf = (criterion: Criterion) =>
    criterion.mustHave && criterion.status !== 'met' && criterion.judged !== false
      ? `${statusWord(criterion)} · ${translate('resources.attempts.mustHave')}`
      : statusWord(criterion);
  const groupWord = ({ met, atLeast }: Group) => translate('resources.attempts.group', { met, atLeast });
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5, maxWidth: '72ch' }}>
      {criteria.map((criterion) => (
        <Told
          key={criterion.key}
          label={criterion.label}
          word={wordOf(criterion)}
          language={criterion.language}
          texts={[criterion.message, criterion.hint]}
        />
      ))}
      {groups.map((group) => (
        <Told
          key={`group ${group.id}`}
          label={group.label}
          word={groupWord(group)}
          language={group.language}
          texts={[group.hint]}
        />
      ))}
    </Box>
  );
}
