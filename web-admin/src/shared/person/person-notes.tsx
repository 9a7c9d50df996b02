import type { PersonNote, staffPersonEndpoints } from '@academy/contracts/http/auth/staff-person.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useGetIdentity } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { Confirm } from 'react-admin';
import { client } from '../../app/api.ts';
import { Loaded } from '../loaded.tsx';
import { Panel } from '../panel.tsx';
import { PersonName } from '../person-name.tsx';
import { PlainList } from '../plain-list.tsx';
import { useMay } from '../rights/use-may.ts';
import { PanelActions } from './panel-actions.tsx';
import { usePersonAct } from './use-person-act.ts';
import { usePersonPart, usePersonText } from './use-person-part.ts';

type Staff = typeof staffPersonEndpoints;
const notesCall = endpointRef<Staff['staffListUserNotes']>('GET', '/api/admin/users/:id/notes');
const addCall = endpointRef<Staff['staffAddUserNote']>('POST', '/api/admin/users/:id/notes');
const removeCall = endpointRef<Staff['staffDeleteUserNote']>('DELETE', '/api/admin/users/:id/notes/:noteId');
const longest = 2000;

/** What colleagues wrote about them, and a field for more. The person never sees it. */
export function PersonNotes({ id }: { id: string }) {
  const call = () => client.call(notesCall, { params: { id } });
  const { query, text, language } = usePersonPart('notes', id, call);
  const mayNote = useMay('people.assist');
  const mayRemoveAll = useMay('people.write');
  const { identity } = useGetIdentity();
  return (
    <Panel title={text('title')}>
      <Loaded query={query}>
        {(notes) => (
          <PlainList
            empty={text('none')}
            rows={notes.map((note) => ({
              key: note.id,
              head: <span style={{ whiteSpace: 'pre-line' }}>{note.text}</span>,
              detail: (
                <>
                  <PersonName id={note.by} /> · {formatDateTime(note.at, language)}
                </>
              ),
              aside:
                mayRemoveAll || (mayNote && note.by === identity?.id) ? <Remove id={id} note={note} /> : null,
            }))}
          />
        )}
      </Loaded>
      {mayNote ? <NewNote id={id} /> : null}
    </Panel>
  );
}

const empty = () => ({ text: '', requestId: crypto.randomUUID() });

function NewNote({ id }: { id: string }) {
  const { text } = usePersonText('notes');
  const { act, isPending } = usePersonAct('notes');
  const [note, setNote] = useState(empty);
  const isEmpty = note.text.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    void act(
      'add',
      () => client.call(addCall, { params: { id }, body: note }),
      () => setNote(empty()),
    );
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={text('label')}
        helperText={text('help')}
        value={note.text}
        // Another text is another note, also where the answer to the first was lost.
        onChange={({ target }) => setNote({ ...empty(), text: target.value })}
        multiline
        minRows={2}
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <PanelActions>
        <Button type="submit" color="inherit" variant="outlined" disabled={isPending || isEmpty}>
          {text('action.add')}
        </Button>
      </PanelActions>
    </form>
  );
}

function Remove({ id, note }: { id: string; note: PersonNote }) {
  const { text } = usePersonText('notes');
  const { act, isPending } = usePersonAct('notes');
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    void act('remove', () => client.call(removeCall, { params: { id, noteId: note.id } }));
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        disabled={isPending}
        aria-label={text('removeOne', { text: note.text.slice(0, 40) })}
        onClick={() => setAsking(true)}
      >
        {text('action.remove')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text('remove_title')}
        content={note.text}
        confirm={text('action.remove')}
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
