import { formatDate } from '@academy/web-kit/format/dates.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../shared/links.ts';
import { BookmarkIcon } from '../../../shared/ui/icons.tsx';
import type { ListedNote } from '../api/notes.ts';
import { excerpt } from '../model/excerpt.ts';

const EXCERPT_LENGTH = 160;

interface NoteRowProps {
  note: ListedNote;
  busy: boolean;
  onRemove: () => void;
}

/** One note; removing one that has a text asks first, since nothing brings it back. */
export function NoteRow({ note, busy, onRemove }: NoteRowProps) {
  const { t } = useTranslation('notes');
  const shared = useTranslation().t;
  const { language, pick } = useLanguage();
  const [asking, setAsking] = useState(false);
  const title = pick(note, 'lessonTitle');
  return (
    <li>
      <div className="notes__text">
        <h3>
          <Link to={lessonUrl(note.lessonId)}>{title}</Link>
        </h3>
        {note.text !== '' && <p>{excerpt(note.text, EXCERPT_LENGTH)}</p>}
        <p className="meta">
          {note.bookmarked && (
            <span className="notes__bookmarked">
              <BookmarkIcon size={14} /> {t('bookmarked')}
            </span>
          )}
          {note.updatedAt && <span>{formatDate(note.updatedAt, language)}</span>}
        </p>
      </div>
      {asking ? (
        <div className="notes__ask" role="group" aria-label={t('ask', { title })}>
          <Button size="small" danger disabled={busy} onClick={onRemove}>
            {t('askYes')}
          </Button>
          <Button size="small" autoFocus onClick={() => setAsking(false)}>
            {shared('cancel')}
          </Button>
        </div>
      ) : (
        <Button
          className="notes__remove"
          size="small"
          disabled={busy}
          aria-label={t('removeLabel', { title })}
          onClick={() => (note.text === '' ? onRemove() : setAsking(true))}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}
