import type { CriterionStatus, Language, Span } from '@academy/prompt-rubric/rubric.ts';
import type { JudgePrompt, TriedRelation } from './tried-relation.ts';

const ranks: Readonly<Record<CriterionStatus, number>> = { broken: 0, missing: 1, partly: 2, met: 3 };
/** Criteria whose marks are facts that the prompt tells. */
const tellsFacts: ReadonlySet<string> = new Set(['mentions', 'context']);

const more = {
  es: ' (lo tengo por escrito, por si hace falta)',
  en: ' (I have that in writing, in case it is needed)',
};
const clauseEnd = /[,;.!?](?=\s|$)|\n|$/u;

/** The text with more told at the end of the clause that a fact stands in. */
export const longerFact = (text: string, { end }: Span, language: Language): string => {
  const at = end + text.slice(end).search(clauseEnd);
  return text.slice(0, at) + more[language] + text.slice(at);
};

export const withoutFact = (text: string, { start, end }: Span): string =>
  text.slice(0, start).trimEnd() + ' ' + text.slice(end).trimStart();

/**
 * A fact taken out does not raise its line, tried on lines that can rise; a longer fact, the first that is told, does not turn
 * a pass into a refusal.
 */
export const triedOnFacts = (
  judge: JudgePrompt,
  { text, language }: { text: string; language: Language },
): TriedRelation[] => {
  const { passed, criteria } = judge(text, language);
  const told = criteria.filter(
    ({ id, judged, spans }) => judged !== false && tellsFacts.has(id) && spans.length > 0,
  );
  const takenOut = told
    .filter(({ status }) => status !== 'met')
    .flatMap(({ key, status, spans }) =>
      spans.map((span) => {
        const shorter = judge(withoutFact(text, span), language).criteria.find((line) => line.key === key);
        const isRight = ranks[shorter?.status ?? 'missing'] <= ranks[status];
        return { relation: 'a fact taken out does not raise its line', language, isRight };
      }),
    );
  const fact = told.find(({ status }) => status === 'met')?.spans[0];
  if (!passed || !fact) return takenOut;
  const isRight = judge(longerFact(text, fact, language), language).passed;
  return [...takenOut, { relation: 'a longer fact', language, isRight }];
};
