import type { PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { AskedAnswer, JudgedAnswer } from '../live/messages.ts';
import type { Question } from '../live/question.ts';

/** As much of a worker as judging needs. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<JudgedAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

interface Asked<Of> {
  answer: string;
  question: Question;
  /** Told with what came of it. */
  of: Of;
}

/**
 * Has answers judged in a thread of its own, and tells what came of the last one: its verdict, or null where it could not
 * be judged. A thread that broke is opened anew for the next answer.
 */
export function createAnswerJudge<Of>(
  open: () => Thread,
  tell: (of: Of, verdict: PromptVerdict | null) => void,
) {
  let thread: Thread | null = null;
  let count = 0;
  let awaited: { id: number; of: Of } | null = null;

  function settle(verdict: PromptVerdict | null) {
    const settled = awaited;
    awaited = null;
    if (settled) tell(settled.of, verdict);
  }
  function close() {
    thread?.terminate();
    thread = null;
  }
  function opened(): Thread {
    const fresh = open();
    fresh.onmessage = ({ data }) => {
      if (data.id === awaited?.id) settle('verdict' in data ? data.verdict : null);
    };
    fresh.onerror = () => {
      close();
      settle(null);
    };
    return fresh;
  }

  return {
    /** Opens the thread before it is needed. */
    prepare() {
      thread ??= opened();
    },
    ask({ answer, question, of }: Asked<Of>) {
      count += 1;
      awaited = { id: count, of };
      thread ??= opened();
      thread.postMessage({ ...question, id: count, answer } satisfies AskedAnswer);
    },
    close,
  };
}
