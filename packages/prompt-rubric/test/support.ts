import { checkPrompt } from '../src/check-prompt.ts';
import type {
  CriterionId,
  CriterionSetting,
  CriterionStatus,
  CriterionVerdict,
  ExerciseTexts,
  Language,
  Rubric,
} from '../src/rubric.ts';

/** Judges a prompt by one criterion alone. */
export function verdictOn(
  id: CriterionId,
  text: string,
  setting: Partial<CriterionSetting> = {},
  language: Language = 'es',
): CriterionVerdict {
  const { criteria } = checkPrompt(
    text,
    { passScore: 75, criteria: [{ id, weight: 1, ...setting }] },
    language,
  );
  const [verdict] = criteria;
  if (!verdict) throw new Error(`no verdict on ${id}`);
  return verdict;
}

/** What a criterion marked in the text. */
export function marked(text: string, { spans }: CriterionVerdict): string[] {
  return spans.map(({ start, end }) => text.slice(start, end));
}

/** The statuses of a whole rubric by criterion. */
export function statuses(
  text: string,
  rubric: Rubric,
  texts?: ExerciseTexts,
): Record<string, CriterionStatus> {
  return Object.fromEntries(
    checkPrompt(text, rubric, 'es', texts).criteria.map(({ id, status }) => [id, status]),
  );
}

/** The six general criteria with equal weights. */
export const generalRubric: Rubric = {
  passScore: 75,
  criteria: [
    { id: 'role', weight: 1 },
    { id: 'task', weight: 1, mustHave: true },
    { id: 'context', weight: 1 },
    { id: 'audience', weight: 1 },
    { id: 'format', weight: 1 },
    { id: 'constraints', weight: 1 },
  ],
};

export const goodSpanish =
  'Eres nutricionista deportiva. Diseña un plan de desayunos para corredores que entrenan a las seis de la mañana. ' +
  'Llevamos un club de 40 personas en Zaragoza y muchos salen en ayunas porque no tienen tiempo de cocinar. ' +
  'Entrégalo en una tabla con día, desayuno y tiempo de preparación. Sin suplementos, y como máximo diez minutos por receta.';

export const goodEnglish =
  'You are a museum educator. Write an audio guide entry about a Roman mosaic for families with children under ten. ' +
  'Our museum is in a small town and visitors usually stop for less than a minute, because the room is cold. ' +
  'Give it as 3 short paragraphs. No Latin words, at most 120 words in total.';
