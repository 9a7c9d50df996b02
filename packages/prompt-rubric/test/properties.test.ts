import fc from 'fast-check';
import { checkPrompt } from '../src/check-prompt.ts';
import { CRITERION_IDS, MUST_NOT_KINDS, type Rubric } from '../src/rubric.ts';
import { scoreOf } from '../src/score.ts';
import { goodEnglish, goodSpanish } from './support.ts';

const everything: Rubric = {
  passScore: 75,
  criteria: CRITERION_IDS.map((id) => ({
    id,
    weight: 1,
    ...(id === 'mentions'
      ? { any: { es: ['pedido', 'plazo de entrega'], en: ['order', 'deadline'] }, atLeast: 2 }
      : {}),
    ...(id === 'must-nots' ? { kinds: [...MUST_NOT_KINDS] } : {}),
    ...(id === 'length' ? { words: { least: 20, most: 500 } } : {}),
  })),
};

const fragments = [
  ...goodSpanish.split(' '),
  ...goodEnglish.split(' '),
  'Eres',
  'You are',
  'para',
  'for',
  'que',
  'no uses',
  'sin',
  "don't",
  'tabla',
  'list',
  'pedido',
  'máximo',
  '100',
  'palabras',
  '```',
  '"""',
  '<datos>',
  '</datos>',
  '<',
  '>',
  '«',
  '»',
  '“',
  '"',
  '[[',
  ']]',
  '---',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  ':',
  ', ',
  '. ',
  '¿',
  '?',
  '👩🏽‍🍳',
  '\u200f',
  '\u0301',
  '\ud800',
  'ß',
  'İ',
  '日本語',
  '\u0000',
  "'",
  '’',
  '|',
  '#',
  '**',
  '{x}',
  '[nombre]',
  'a@b.es',
];

/** What is met because nothing unwanted is there has no place in the text. */
const absences = new Set([
  'placeholders',
  'contradictions',
  'vagueness',
  'privacy',
  'must-nots',
  'length',
  'material',
]);

const prompts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...fragments), { maxLength: 120 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...fragments), { maxLength: 120 }).map((parts) => parts.join('')),
);
const languages = fc.constantFrom('es' as const, 'en' as const);

describe('properties', () => {
  test('Whatever the text: a whole score from 0 to 100, spans in order within bounds, the same verdict twice', () => {
    fc.assert(
      fc.property(prompts, languages, prompts, (text, language, instructions) => {
        const texts = { instructions, hints: [instructions] };
        const verdict = checkPrompt(text, everything, language, texts);
        expect(Number.isInteger(verdict.score)).toBe(true);
        expect(verdict.score).toBeGreaterThanOrEqual(0);
        expect(verdict.score).toBeLessThanOrEqual(100);
        expect(verdict.criteria.map(({ id }) => id)).toEqual(CRITERION_IDS);
        for (const { id, spans, status, judged, hint, message } of verdict.criteria) {
          let end = -1;
          for (const span of spans) {
            expect(span.start).toBeGreaterThan(end);
            expect(span.end).toBeGreaterThan(span.start);
            expect(span.end).toBeLessThanOrEqual(text.length);
            end = span.end;
          }
          if (status === 'met' && !absences.has(id)) expect(spans.length).toBeGreaterThan(0);
          expect(hint === null).toBe(status === 'met' || judged === false);
          expect(message).not.toBe('');
        }
        expect(checkPrompt(text, everything, language, texts)).toEqual(verdict);
      }),
      { numRuns: 1500 },
    );
  });

  test('Whatever the language of the interface, score and spans are the same', () => {
    fc.assert(
      fc.property(prompts, (text) => {
        const es = checkPrompt(text, everything, 'es');
        const en = checkPrompt(text, everything, 'en');
        expect(es.score).toBe(en.score);
        expect(es.criteria.map(({ spans }) => spans)).toEqual(en.criteria.map(({ spans }) => spans));
      }),
      { numRuns: 300 },
    );
  });

  test('A score never falls when a status rises, and does not change when all weights are scaled', () => {
    const status = fc.constantFrom('broken' as const, 'missing' as const, 'partly' as const, 'met' as const);
    const verdicts = fc.array(fc.record({ status, weight: fc.integer({ min: 1, max: 10 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    const better = { broken: 'missing', missing: 'partly', partly: 'met', met: 'met' } as const;
    fc.assert(
      fc.property(verdicts, fc.nat(), fc.integer({ min: 2, max: 9 }), (list, pick, factor) => {
        const raised = list.map((one, at) =>
          at === pick % list.length ? { ...one, status: better[one.status] } : one,
        );
        expect(scoreOf(raised)).toBeGreaterThanOrEqual(scoreOf(list));
        expect(scoreOf(list.map((one) => ({ ...one, weight: one.weight * factor })))).toBe(scoreOf(list));
      }),
    );
  });

  test('Repeating a whole prompt never raises its score', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(goodSpanish, goodEnglish, 'Escribe un aviso sobre el ascensor roto.'),
        fc.integer({ min: 2, max: 6 }),
        (text, times) => {
          const once = checkPrompt(text, everything, 'es').score;
          const many = checkPrompt(
            Array.from({ length: times }, () => text).join('\n'),
            everything,
            'es',
          ).score;
          expect(many).toBeLessThanOrEqual(once);
        },
      ),
      { numRuns: 20 },
    );
  });
});
