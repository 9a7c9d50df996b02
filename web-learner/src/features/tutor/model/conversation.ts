import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type {
  TutorAnswerKind,
  TutorEnd,
  TutorFrame,
  TutorReceipt,
  TutorSource,
  TutorSpan,
} from '@academy/contracts/http/ai/tutor-answers.ts';
import { failureOfProblem, type TutorFailure } from './failure.ts';

/** `waiting` until the first word comes. A stopped or failed answer keeps what has come. */
export type AnswerState = 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';

export interface Answer {
  state: AnswerState;
  /** Null until it is known. */
  kind: TutorAnswerKind | null;
  /** What it is voted on with; null where it cannot be. */
  receipt: TutorReceipt | null;
  text: string;
  sources: readonly TutorSource[];
  /** Where its sentences stand that are not from the academy; empty until the answer is whole. */
  notFromAcademy: readonly TutorSpan[];
  followUps: readonly string[];
  answeredBy: AnsweredBy | null;
  /** What the server says beside the answer, such as that the model was away. */
  notice: string | null;
  /** The exercise whose next hint is offered. */
  hintFor: string | null;
  failure: TutorFailure | null;
}

/** A question and its answer. */
export interface Turn {
  id: string;
  question: string;
  answer: Answer;
}

export type Conversation = readonly Turn[];

export type ConversationAction =
  | { type: 'asked'; id: string; question: string }
  /** The last question again, as it was or in other words: its answer starts over. */
  | { type: 'asked-again'; id: string; question: string }
  | { type: 'frame'; frame: TutorFrame }
  | { type: 'stopped' }
  | { type: 'failed'; failure: TutorFailure }
  | { type: 'cleared' };

const unanswered: Answer = {
  state: 'waiting',
  kind: null,
  receipt: null,
  text: '',
  sources: [],
  notFromAcademy: [],
  followUps: [],
  answeredBy: null,
  notice: null,
  hintFor: null,
  failure: null,
};

/** Whether an answer is on its way. */
export const isAnswering = (conversation: Conversation): boolean => {
  const state = conversation.at(-1)?.answer.state;
  return state === 'waiting' || state === 'writing';
};

/** The conversation after an action. What belongs to an answer changes only one that is on its way: the last. */
export function nextConversation(conversation: Conversation, action: ConversationAction): Conversation {
  switch (action.type) {
    case 'asked':
      return [...conversation, turnOf(action)];
    case 'asked-again':
      return [...conversation.slice(0, -1), turnOf(action)];
    case 'cleared':
      return [];
    case 'frame':
      return withAnswer(conversation, (answer) => afterFrame(answer, action.frame));
    case 'stopped':
      return withAnswer(conversation, (answer) => ({ ...answer, state: 'stopped' }));
    case 'failed':
      return withAnswer(conversation, (answer) => ({ ...answer, state: 'failed', failure: action.failure }));
  }
}

const turnOf = ({ id, question }: { id: string; question: string }): Turn => ({
  id,
  question,
  answer: unanswered,
});

function withAnswer(conversation: Conversation, change: (answer: Answer) => Answer): Conversation {
  const last = conversation.at(-1);
  if (!last || !isAnswering(conversation)) return conversation;
  return [...conversation.slice(0, -1), { ...last, answer: change(last.answer) }];
}

/** A server that was not updated yet sends none. */
const marksOf = ({ notFromAcademy = [] }: Partial<TutorEnd>): readonly TutorSpan[] => notFromAcademy;

function afterFrame(answer: Answer, { event, data }: TutorFrame): Answer {
  switch (event) {
    case 'sources':
      return {
        ...answer,
        kind: data.kind,
        receipt: data.receipt ?? null,
        sources: data.sources,
        answeredBy: data.answeredBy,
      };
    case 'text':
      return { ...answer, state: 'writing', text: answer.text + data.text };
    case 'followUps':
      return { ...answer, followUps: data.followUps };
    case 'done':
      return {
        ...answer,
        state: 'done',
        text: data.message,
        answeredBy: data.answeredBy,
        notice: data.notice,
        notFromAcademy: marksOf(data),
        hintFor: data.hint?.exerciseId ?? null,
      };
    case 'error':
      return { ...answer, state: 'failed', failure: failureOfProblem(data) };
  }
}
