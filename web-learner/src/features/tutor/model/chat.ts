import type { TutorFrame } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { TutorQuestion } from '@academy/contracts/http/ai/tutor-questions.ts';
import { isAnswering, nextConversation, type Conversation, type ConversationAction } from './conversation.ts';
import { earlierTurns } from './earlier.ts';
import { failureOf } from './failure.ts';

/** What goes along with a question: the page and the exercise as they are at that moment. */
export type Surroundings = Pick<TutorQuestion, 'language' | 'page' | 'exercise'>;

interface ChatOptions {
  /** Sends a question and gives the frames of its answer. Aborting the signal ends both. */
  send: (question: TutorQuestion, signal: AbortSignal) => AsyncIterable<TutorFrame>;
  newId: () => string;
  /** Puts off telling listeners, so that an answer of a thousand parts is drawn a few times a second. */
  later: (work: () => void, milliseconds: number) => () => void;
}

const DRAWN_EVERY_MS = 50;

/** A conversation with the tutor, one answer at a time. It lives in this page's memory only. */
export function createChat({ send, newId, later }: ChatOptions) {
  const listeners = new Set<() => void>();
  let conversation: Conversation = [];
  let answering = new AbortController();
  let cancelDrawing: (() => void) | null = null;

  function tell() {
    cancelDrawing?.();
    cancelDrawing = null;
    for (const listener of listeners) listener();
  }

  function apply(action: ConversationAction) {
    const next = nextConversation(conversation, action);
    if (next === conversation) return;
    conversation = next;
    if (action.type === 'frame' && isAnswering(conversation)) cancelDrawing ??= later(tell, DRAWN_EVERY_MS);
    else tell();
  }

  async function follow(question: TutorQuestion): Promise<void> {
    answering = new AbortController();
    const { signal } = answering;
    let hasBegun = false;
    try {
      for await (const frame of send(question, signal)) {
        if (signal.aborted) return;
        hasBegun ||= frame.event === 'text';
        apply({ type: 'frame', frame });
      }
      // An answer ends with `done` or `error`: without either it broke off.
      if (!signal.aborted) apply({ type: 'failed', failure: { kind: 'cut' } });
    } catch (error) {
      if (!signal.aborted) apply({ type: 'failed', failure: failureOf(error, { hasBegun }) });
    }
  }

  /** Asks after the turns before; the action says whether the last turn is a new one or starts over. */
  function begin(type: 'asked' | 'asked-again', message: string, around: Surroundings) {
    if (isAnswering(conversation)) return;
    const before = type === 'asked' ? conversation : conversation.slice(0, -1);
    apply({ type, id: newId(), question: message });
    void follow({ ...around, message, conversation: earlierTurns(before) });
  }

  return {
    conversation: () => conversation,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sends the question as it was typed, unless an answer is on its way. */
    ask: (question: string, around: Surroundings) => begin('asked', question, around),
    /** Asks another question, or the same once more, in the place of the last one. */
    askAgain: (question: string, around: Surroundings) => begin('asked-again', question, around),
    /** Ends the answer that is on its way; what has come of it stays. */
    stop() {
      answering.abort();
      apply({ type: 'stopped' });
    },
    clear() {
      answering.abort();
      apply({ type: 'cleared' });
    },
  };
}

export type Chat = ReturnType<typeof createChat>;
