import type { Answer, Conversation } from './conversation.ts';
import { sayableUntil, spokenText } from './spoken.ts';

/** Something for a screen reader to say: that the tutor thinks, a piece of its answer, or how it ended. */
export type Said = { kind: 'thinking' } | { kind: 'words'; text: string } | { kind: 'end'; answer: Answer };

interface Followed {
  subscribe: (listener: () => void) => () => void;
  conversation: () => Conversation;
}

/**
 * Follows a conversation for those who hear it: whole sentences of the last answer, each once, and its end. Everything
 * said of one answer stays in the list, so that a live region only grows.
 */
export function createNarrator({ subscribe, conversation }: Followed) {
  const listeners = new Set<() => void>();
  let said: readonly Said[] = [];
  let turnId: string | null = null;
  let until = 0;

  function hear() {
    const turn = conversation().at(-1);
    if (!turn) return begin(null, []);
    if (turn.id !== turnId) begin(turn.id, [{ kind: 'thinking' }]);
    if (said.at(-1)?.kind === 'end') return;
    const { state, text } = turn.answer;
    const isFinished = state !== 'waiting' && state !== 'writing';
    const next = sayableUntil(text, until, isFinished);
    const words = spokenText(text.slice(until, next));
    until = next;
    if (words !== '') say({ kind: 'words', text: words });
    if (isFinished) say({ kind: 'end', answer: turn.answer });
  }

  function begin(id: string | null, first: readonly Said[]) {
    if (id === turnId && first.length === said.length) return;
    turnId = id;
    until = 0;
    become(first);
  }
  const say = (next: Said) => become([...said, next]);
  function become(next: readonly Said[]) {
    said = next;
    for (const listener of listeners) listener();
  }

  subscribe(hear);
  return {
    said: () => said,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
