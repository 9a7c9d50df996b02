import type { Language } from '@academy/contracts/shared/language.ts';
import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import type { ExerciseVerdict } from './exercise-verdict.ts';
import { say } from './tutor-texts.ts';

/** Open points that are spoken of at once. */
const mostPoints = 3;

export interface Told {
  title: string;
  language: Language;
  /** Where what is open is taught. */
  places: readonly string[];
}

const pointsOf = ({ open }: ExerciseVerdict, language: Language): string =>
  open
    .slice(0, mostPoints)
    .map(({ label, message, mustHave }) => {
      const essential = mustHave ? say('essential', language) : '';
      return `- **${escapeMarkdown(label)}**${essential}: ${escapeMarkdown(message)}`;
    })
    .join('\n');

const placesToRead = ({ places, language }: Told): string[] =>
  places.length > 0 ? [`\n\n${say('exerciseRead', language)}\n\n${places.join('\n')}`] : [];

/** How a text stands, and what is still to be done. */
export const howItStands = (verdict: ExerciseVerdict, told: Told): string[] => {
  const { title, language } = told;
  if (verdict.isEmpty) return [say('exerciseEmpty', language), ...placesToRead(told)];
  if (verdict.passed) return [say('exercisePassed', language, { title: escapeMarkdown(title) })];
  const values = { title: escapeMarkdown(title), met: String(verdict.met), all: String(verdict.all) };
  return [
    say('exerciseOpen', language, values),
    `\n\n${pointsOf(verdict, language)}`,
    ...placesToRead(told),
    `\n\n${say('exerciseHint', language)}`,
  ];
};

/** Why the last attempt did not pass, and how the text stands where it was changed since. */
export const whyItFailed = (
  checked: ExerciseVerdict,
  { now, ...told }: Told & { now: ExerciseVerdict | null },
): string[] => {
  const { title, language } = told;
  // Staff or a change of the exercise decided otherwise: of nothing open there is nothing to say.
  if (checked.passed) return [say('whyPassesNow', language, { title: escapeMarkdown(title) })];
  const counts = ({ met, all }: ExerciseVerdict) => ({ met: String(met), all: String(all) });
  const values = {
    ...counts(checked),
    title: escapeMarkdown(title),
    score: String(checked.score),
    passScore: String(checked.passScore),
  };
  const changed = now && say(now.passed ? 'changedPasses' : 'changedSince', language, counts(now));
  return [
    say(checked.score >= checked.passScore ? 'whyMustHave' : 'whyFailed', language, values),
    `\n\n${pointsOf(checked, language)}`,
    ...(changed === null ? [] : [`\n\n${changed}`]),
    ...placesToRead(told),
    `\n\n${say('exerciseHint', language)}`,
  ];
};

/** What there is to say of the last attempt where it did not fail; null where it did. */
export const notFailed = (
  checked: { passed: boolean } | undefined,
  { title, language }: Pick<Told, 'title' | 'language'>,
): string | null => {
  const values = { title: escapeMarkdown(title) };
  if (!checked) return say('whyUnchecked', language, values);
  return checked.passed ? say('whyPassed', language, values) : null;
};
