import { useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import { SaveButton, type SaveButtonProps } from './save-button.tsx';

/** What is asked before a save, in the reader's words. */
export interface SaveQuestion {
  title: string;
  content: string;
  confirm: string;
}

interface AskingSaveButtonProps extends Omit<SaveButtonProps, 'onClick'> {
  /** What this save means for others; null where there is nothing to ask. */
  ask: () => SaveQuestion | null;
}

/** Saves the form, after a question where the save does something to people. */
export function AskingSaveButton({ ask, ...props }: AskingSaveButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isConfirmed = useRef(false);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [isOpen, setOpen] = useState(false);

  const askFirst = (event: { preventDefault: () => void }) => {
    const asked = isConfirmed.current ? null : ask();
    if (asked === null) return;
    event.preventDefault();
    setQuestion(asked);
    setOpen(true);
  };
  const save = () => {
    setOpen(false);
    isConfirmed.current = true;
    place.current?.querySelector('button')?.click();
    isConfirmed.current = false;
  };
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <SaveButton {...props} onClick={askFirst} />
      <Confirm
        isOpen={isOpen}
        title={question?.title ?? ''}
        content={question?.content ?? ''}
        translateOptions={{}}
        confirm={question?.confirm ?? ''}
        confirmColor="warning"
        onConfirm={save}
        onClose={() => setOpen(false)}
      />
    </span>
  );
}
