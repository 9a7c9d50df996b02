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

/** What stays free above the last question, in pixels. */
const MARGIN = 12;

/**
 * The conversation. The end of an answer is followed until its question stands at the top, so that one reads on from
 * there; and no further once the reader has scrolled.
 */
export function TurnList({ conversation, answering, onAsk, onEdit, onRetry, ...rest }: TurnListProps) {
  const { t } = useTranslation('tutor');
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const isFollowing = useRef(true);
  const lastId = conversation.at(-1)?.id;

  useEffect(() => {
    isFollowing.current = true;
  }, [lastId]);
  useEffect(() => {
    if (!list.current || !last.current || !isFollowing.current) return;
    const questionTop = last.current.offsetTop - list.current.offsetTop - MARGIN;
    list.current.scrollTo({ top: Math.min(questionTop, list.current.scrollHeight) });
  }, [conversation]);
  const letGo = () => {
    isFollowing.current = false;
  };

  return (
    <div
      className="turns"
      ref={list}
      onWheel={letGo}
      onTouchMove={letGo}
      onKeyDown={letGo}
      tabIndex={0}
      role="region"
      aria-label={t('history')}
    >
      {conversation.map(({ id, question, answer }) => {
        const isLast = id === lastId;
        return (
          <article key={id} ref={isLast ? last : undefined} className="turn">
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
              id={id}
              question={question}
              answer={answer}
              isLast={isLast}
              onAsk={onAsk}
              onRetry={onRetry}
            />
          </article>
        );
      })}
    </div>
  );
}
