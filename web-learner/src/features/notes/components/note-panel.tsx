import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { BookmarkIcon } from '../../../shared/ui/icons.tsx';
import { NOTE_LENGTH, noteQuery, type Note } from '../api/notes.ts';
import { NoteConflict } from './note-conflict.tsx';
import { useNote } from './use-note.ts';
import './notes.css';

/** The learner's own note and bookmark on a lesson, saved as it is written. */
export function NotePanel({ lessonId }: { lessonId: string }) {
  const { data, error, refetch } = useQuery(noteQuery(lessonId));
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  return data ? <NoteEditor key={lessonId} note={data} /> : null;
}

function NoteEditor({ note }: { note: Note }) {
  const { t } = useTranslation('notes');
  const shared = useTranslation().t;
  const { view, keeper } = useNote(note);
  const { text, bookmarked, state, other } = view;
  return (
    <section className="note sheet" aria-labelledby="note-title">
      <div className="note__head">
        <h2 id="note-title">{t('title')}</h2>
        <button
          type="button"
          className="note__bookmark"
          aria-pressed={bookmarked}
          onClick={() => void keeper.bookmark(!bookmarked)}
        >
          <BookmarkIcon size={17} /> {t('bookmark')}
        </button>
      </div>
      <Input.TextArea
        aria-labelledby="note-title"
        aria-describedby="note-state"
        autoSize={{ minRows: 3, maxRows: 14 }}
        maxLength={NOTE_LENGTH}
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => keeper.write(event.target.value)}
        onBlur={() => void keeper.flush({ isLeaving: false })}
      />
      {other && (
        <NoteConflict
          other={other}
          onMine={() => void keeper.keepMine()}
          onOther={() => void keeper.takeOther()}
        />
      )}
      <p id="note-state" className="note__state" role="status">
        {t(`state.${state === 'saved' && text === '' ? 'empty' : state}`)}
        {state === 'failed' && (
          <Button size="small" onClick={() => void keeper.flush({ isLeaving: false })}>
            {shared('error.retry')}
          </Button>
        )}
      </p>
    </section>
  );
}
