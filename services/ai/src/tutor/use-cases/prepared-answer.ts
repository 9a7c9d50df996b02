import type { TutorOpening } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { TutorQuestion } from '@academy/contracts/http/ai/tutor-questions.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { KnowledgeSnapshot } from '../../knowledge/domain/knowledge-snapshot.ts';
import type { PlacedPassage } from '../../knowledge/domain/placed-passages.ts';
import type { HeldQuestions } from '../../retrieval/questions/holders.ts';
import type { ChatMessage } from '../../providers/provider-port.ts';

export interface Asked {
  question: TutorQuestion;
  language: Language;
  caller: Caller;
  snapshot: KnowledgeSnapshot;
  /** The questions that staff added. */
  added: readonly HeldQuestions[];
}

/** All of an answer but the model's own words. */
export interface PreparedAnswer {
  kind: TutorOpening['kind'];
  sources: TutorOpening['sources'];
  /** The passages of the sources; absent for none. */
  cited?: readonly PlacedPassage[];
  followUps: readonly string[];
  /** The passage that is nearest to what is not answered; absent where none is within reach. */
  near?: PlacedPassage | undefined;
  hint: { exerciseId: string } | null;
  /** The academy's own answer, in pieces. */
  builtIn: readonly string[];
  /** What a model is asked; null where there is nothing to ask it. */
  messages: readonly ChatMessage[] | null;
  /** Whether a text that a model wrote gives the exercise's solution away; null where there is none to give away. */
  isSolution: ((text: string) => boolean) | null;
}
