import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '../model/conversation.ts';
import { AnswerView } from './answer-view.tsx';
import type { TutorSlots } from './slots.ts';
import { EditIcon } from './tutor-icons.tsx';

interface TurnListProps extends TutorSlots {
  conversation: Conversation;
  answering: boolean;
  onAsk: (question: string) => void;
  onRetry: (question: string) => void;
  onEdit: () => void;
  onLeave: () => void;
}

/** So near the end counts as at the end, in pixels. */
const NEAR = 48;

/** The conversation. What is written at its end stays in view, unless the reader has scrolled up. */
export function TurnList({ conversation, answering, onAsk, onEdit, onRetry, ...rest }: TurnListProps) {
  const { t } = useTranslation('tutor');
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastId = conversation.at(-1)?.id;

  useEffect(() => {
    isAtEnd.current = true;
  }, [lastId]);
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [conversation]);
  function noteScroll() {
    const { scrollTop, scrollHeight, clientHeight } = list.current!;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  }

  return (
    <div
      className="turns"
      ref={list}
      onScroll={noteScroll}
      tabIndex={0}
      role="region"
      aria-label={t('history')}
    >
      {conversation.map(({ id, question, answer }) => {
        const isLast = id === lastId;
        return (
          <article key={id} className="turn">
            <div className="turn__question">
              <h3 className="visually-hidden">{t('you')}</h3>
              <p>{question}</p>
              {isLast && !answering && (
                <button type="button" className="tutor-action" onClick={onEdit}>
                  <EditIcon size={15} /> {t('edit')}
                </button>
              )}
            </div>
            <AnswerView
              {...rest}
              answer={answer}
              last={isLast ? { onRetry: () => onRetry(question), onAsk } : null}
            />
          </article>
        );
      })}
    </div>
  );
}
