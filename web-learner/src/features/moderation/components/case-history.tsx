import { openEntries } from '@academy/web-kit/forum/case-rules.ts';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import type { ModerationCase } from '../api/cases.ts';
import { useName } from './author-line.tsx';

type Entry = ModerationCase['history'][number];

/** Notes, and what was decided or reported before: all that is not shown above. */
function earlierEntries(history: Entry[]): Entry[] {
  const open = new Set(openEntries(history));
  return history.filter((entry) => !open.has(entry) || entry.kind === 'note');
}

/** What moderators said and did about it before, folded away. */
export function CaseHistory({ history }: Pick<ModerationCase, 'history'>) {
  const { t } = useTranslation('moderation');
  const entries = earlierEntries(history);
  if (entries.length === 0) return null;
  return (
    <details className="case__history">
      <summary>{t('history', { count: entries.length })}</summary>
      <ol>
        {entries.map((entry, index) => (
          // Entries are only ever added at the end.
          <li key={index}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function EntryLine({ entry }: { entry: Entry }) {
  const nameOf = useName();
  const { title, text } = useEntryTexts(entry);
  return (
    <>
      <b>{title}</b>
      {text !== '' && <span>{text}</span>}
      <span className="meta">
        {'by' in entry && <span>{nameOf(entry.by)}</span>}
        <TimeAgo at={entry.at} />
      </span>
    </>
  );
}

function useEntryTexts(entry: Entry): { title: string; text: string } {
  const { t } = useTranslation('moderation');
  switch (entry.kind) {
    case 'held':
      return { title: t('status.held'), text: entry.reasons.map((reason) => t(`hold.${reason}`)).join(', ') };
    case 'watched':
      return { title: t('watchedEntry'), text: entry.words.join(', ') };
    case 'flag':
      return { title: t(`reason.${entry.reason}`), text: entry.note };
    case 'decision':
      return { title: t(`decided.${entry.action}`), text: entry.reason };
    case 'appeal':
      return { title: t('appealEntry'), text: entry.text };
    case 'note':
      return { title: t('note'), text: entry.text };
  }
}
