import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/connection/lazy-part.ts';
import { useFailureText } from '../hooks/use-failure-text.ts';
import type { Answer } from '../model/conversation.ts';
import { markedText } from '../model/marked-text.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { AskPeople } from './ask-people.tsx';
import { CopyButton } from './copy-button.tsx';
import { QuestionList } from './question-list.tsx';
import type { TutorSlots } from './slots.ts';
import { SourceList } from './source-list.tsx';
import { RetryIcon } from './tutor-icons.tsx';
import { Unproven } from './unproven.tsx';

/** Markdown and its code colours come with the first answer. */
const AnswerText = lazyPart(async () => ({ default: (await import('./answer-text.tsx')).AnswerText }));

interface AnswerViewProps extends TutorSlots {
  /** Of the turn. */
  id: string;
  question: string;
  answer: Answer;
  /** Only the last answer offers to try again, and questions to go on with. */
  isLast: boolean;
  onAsk: (question: string) => void;
  onRetry: (question: string) => void;
  onLeave: () => void;
}

/**
 * One answer, as far as it has come, with where it comes from and what one can do with it. Its Markdown is not parsed
 * again while a later answer comes.
 */
export const AnswerView = memo(function AnswerView({
  id,
  question,
  answer,
  isLast,
  ...props
}: AnswerViewProps) {
  const { onAsk, onRetry, onLeave, renderHint, upgrade, mayPost } = props;
  const { t } = useTranslation('tutor');
  const textOf = useFailureText();
  const { state, kind, text, sources, answeredBy, failure } = answer;
  const receipt = text === '' ? null : answer.receipt;
  const isUnanswered = kind === 'nearest' || kind === 'not-taught';
  const isOver = state !== 'waiting' && state !== 'writing';
  return (
    <div className="tutor-answer" data-state={state}>
      <h3 className="visually-hidden">{t('tutor')}</h3>
      {state === 'waiting' && <p className="tutor-answer__thinking">{t('thinking')}</p>}
      {text !== '' && (isUnanswered || kind === 'answer') && (
        <p className="tutor-answer__kind" data-kind={kind}>
          {t(`kind.${kind}`)}
        </p>
      )}
      {text !== '' && (
        <Suspense fallback={<p className="tutor-answer__plain">{text}</p>}>
          <AnswerText
            text={text}
            sources={sources}
            notFromAcademy={answer.notFromAcademy}
            onOpenSource={onLeave}
          />
        </Suspense>
      )}
      <Unproven answer={answer} />
      {answer.notice && <p className="tutor-answer__note">{answer.notice}</p>}
      {state === 'stopped' && <p className="tutor-answer__note">{t('stopped')}</p>}
      {failure && <p className="callout callout--missing">{textOf(failure)}</p>}
      {failure?.kind === 'refused' && failure.isSpent && <div onClick={onLeave}>{upgrade}</div>}
      {isOver && answer.hintFor !== null && renderHint(answer.hintFor)}
      {isOver && text !== '' && sources.length > 0 && (
        <SourceList label={t(kind === 'nearest' ? 'places' : 'sources')} sources={sources} onOpen={onLeave} />
      )}
      {isOver && isUnanswered && <AskPeople question={question} mayPost={mayPost} onLeave={onLeave} />}
      {isOver && kind && <AnswerFeedback id={id} question={question} kind={kind} receipt={receipt} />}
      {isOver && (
        <div className="tutor-answer__foot">
          {text !== '' && (
            <CopyButton text={markedText(text, answer.notFromAcademy, t('notFromAcademy.label'))} />
          )}
          {isLast && (
            <button type="button" className="tutor-action" onClick={() => onRetry(question)}>
              <RetryIcon size={15} /> {t('retry')}
            </button>
          )}
          {answeredBy && text !== '' && (
            <small className="tutor-answer__by">{t(`answeredBy.${answeredBy.kind}`, answeredBy)}</small>
          )}
        </div>
      )}
      {isOver && isLast && answer.followUps.length > 0 && (
        <QuestionList label={t('followUps')} questions={answer.followUps} onAsk={onAsk} />
      )}
    </div>
  );
});
