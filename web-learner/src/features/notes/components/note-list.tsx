import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '../../../shared/session/session-context.tsx';
import { writeStored } from '../../../shared/storage.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { notesQuery, removeNote } from '../api/notes.ts';
import { noteKey } from '../model/note-keeper.ts';
import { NoteRow } from './note-row.tsx';
import './notes.css';

const SHOWN = 6;

/** The learner's notes and bookmarks, newest first, each leading to its lesson. Nothing where there is none. */
export function NoteList() {
  const { t } = useTranslation('notes');
  const shared = useTranslation().t;
  const { id: userId } = useMember();
  const queries = useQueryClient();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery(notesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: removeNote,
    async onSuccess(_answer, lessonId) {
      writeStored(noteKey(userId, lessonId), null);
      toast({ title: t('removed') });
      await queries.invalidateQueries({ queryKey: notesQuery.queryKey });
    },
    onError: () =>
      toast({ title: shared('errorTitle'), description: t('removeFailed'), tone: 'destructive' }),
  });
  if (!error && !data?.length) return null;

  return (
    <section className="notes" aria-labelledby="notes-title">
      <h2 id="notes-title">{t('list')}</h2>
      {error && !data && <LoadError error={error} retry={() => void refetch()} />}
      <ul>
        {data?.slice(0, all ? data.length : SHOWN).map((note) => (
          <NoteRow key={note.lessonId} note={note} busy={isPending} onRemove={() => mutate(note.lessonId)} />
        ))}
      </ul>
      {data && data.length > SHOWN && !all && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {t('showAll', { count: data.length })}
        </button>
      )}
    </section>
  );
}
