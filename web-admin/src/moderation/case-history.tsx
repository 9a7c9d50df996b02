import type { CaseEntry, ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useAuthorName } from './use-author-name.ts';

/** Flags, holds, decisions and notes in their order. */
export function CaseHistory() {
  const translate = useTranslate();
  const record = useRecordContext<ModerationCase>();
  if (!record) return null;
  if (record.history.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('resources.flags.noHistory')}</Typography>;
  return (
    <Box component="ol" sx={{ pl: 2.5, m: 0, display: 'grid', gap: 1.5 }}>
      {record.history.map((entry, index) => (
        // Entries are only ever added at the end.
        <Entry key={index} entry={entry} />
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: CaseEntry }) {
  const { language } = useLanguage();
  const nameOf = useAuthorName();
  const { title, text } = useEntryTexts(entry);
  const by = 'by' in entry ? ` · ${nameOf(entry.by)}` : '';
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{title}</strong>
      {text === '' ? null : <Box sx={{ whiteSpace: 'pre-wrap', maxWidth: '68ch' }}>{text}</Box>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatDateTime(entry.at, language)}
        {by}
      </Typography>
    </Box>
  );
}

function useEntryTexts(entry: CaseEntry): { title: string; text: string } {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.flags.${key}`);
  const decisionOf = ({ action, muteDays, onAppeal }: Extract<CaseEntry, { kind: 'decision' }>) =>
    muteDays === undefined
      ? say(onAppeal ? `verdicts.${action}` : `decisions.${action}`)
      : translate('resources.flags.removedAndMuted', { smart_count: muteDays });
  switch (entry.kind) {
    case 'held':
      return {
        title: say('entries.held'),
        text: entry.reasons.map((reason) => say(`holds.${reason}`)).join(', '),
      };
    case 'watched':
      return { title: say('entries.watched'), text: entry.words.join(', ') };
    case 'flag':
      return { title: `${say('entries.flag')}: ${say(`reasons.${entry.reason}`)}`, text: entry.note };
    case 'decision':
      return { title: decisionOf(entry), text: entry.reason };
    case 'appeal':
      return { title: say('entries.appeal'), text: entry.text };
    case 'note':
      return { title: say('entries.note'), text: entry.text };
  }
}
