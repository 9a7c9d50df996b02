import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import type { PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import { loadSubjectJudges } from '@academy/web-kit/judge/load-subject-judges.ts';
import type { Judged } from './messages.ts';

/** Loads what judges a prompt. */
export async function loadJudge() {
  const { judgeFor, vectorOf } = await loadSubjectJudges();
  return (
    answer: string,
    pointed: readonly PointedWords[],
    { rubric, language, texts, references }: Judged,
  ): PromptVerdict => {
    const subject = references ? judgeFor({ references, instructions: texts.instructions ?? '' }) : undefined;
    return checkPrompt(answer, rubric, language, texts, { subject, vectorOf, pointed });
  };
}
