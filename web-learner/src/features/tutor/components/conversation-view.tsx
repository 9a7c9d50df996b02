import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenChat } from '../hooks/use-chat.ts';
import { BudgetLine } from './budget-line.tsx';
import { Composer } from './composer.tsx';
import { EmptyState } from './empty-state.tsx';
import type { TutorSlots } from './slots.ts';
import { SpokenAnswer } from './spoken-answer.tsx';
import { TurnList } from './turn-list.tsx';

interface ConversationViewProps extends TutorSlots {
  chat: OpenChat;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Puts the focus where the next question is typed. */
  focusField: () => void;
  open: boolean;
  /** Something on the page is wanted now. */
  onLeave: () => void;
}

/** The history above, the question box below. */
export function ConversationView({ chat, field, focusField, open, ...forAnswers }: ConversationViewProps) {
  const { t } = useTranslation('tutor');
  const { conversation, answering, ask, askAgain } = chat;
  const [text, setText] = useState('');
  const [isEditing, setEditing] = useState(false);

  useEffect(() => {
    if (open) focusField();
  }, [open, focusField]);

  // An answer is drawn anew where one of these changes, so they do not while another one comes.
  const askNow = useCallback(
    (question: string) => {
      ask(question);
      focusField();
    },
    [ask, focusField],
  );
  const retry = useCallback(
    (question: string) => {
      askAgain(question);
      focusField();
    },
    [askAgain, focusField],
  );
  function send() {
    if (isEditing) askAgain(text);
    else ask(text);
    leaveField();
  }
  function edit() {
    setText(conversation.at(-1)?.question ?? '');
    setEditing(true);
    focusField();
  }
  function leaveField() {
    setText('');
    setEditing(false);
    focusField();
  }
  function stop() {
    chat.stop();
    focusField();
  }

  return (
    <>
      {conversation.length === 0 ? (
        <EmptyState onAsk={askNow} />
      ) : (
        <TurnList
          conversation={conversation}
          answering={answering}
          onAsk={askNow}
          onRetry={retry}
          onEdit={edit}
          {...forAnswers}
        />
      )}
      <SpokenAnswer said={chat.said} />
      <div className="tutor__foot">
        {isEditing && (
          <p className="tutor__editing">
            {t('editing')}{' '}
            <button type="button" className="text-button" onClick={leaveField}>
              {t('cancelEdit')}
            </button>
          </p>
        )}
        <Composer
          field={field}
          text={text}
          onChange={setText}
          answering={answering}
          onSend={send}
          onStop={stop}
        />
        <BudgetLine open={open} />
      </div>
    </>
  );
}
