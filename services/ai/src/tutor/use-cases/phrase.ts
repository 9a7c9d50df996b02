import { say, starters, type TutorText } from '../domain/tutor-texts.ts';
import type { Asked, PreparedAnswer } from './prepared-answer.ts';

/** An answer of one sentence that cites nothing. */
export const phrase = (
  kind: PreparedAnswer['kind'],
  text: TutorText,
  { language }: Pick<Asked, 'language'>,
): PreparedAnswer => ({
  kind,
  sources: [],
  followUps: kind === 'thanks' ? [] : starters[language],
  hint: null,
  builtIn: [say(text, language)],
  messages: null,
  isSolution: null,
});
