import { checkPrompt } from '../check-prompt.ts';
import { marked, verdictOn } from '../../test/support.ts';
import type { CriterionId, CriterionSetting } from '../rubric.ts';

type Setting = Partial<CriterionSetting>;
type Case = [id: CriterionId, text: string, setting: Setting, clauses: string[], says: RegExp];

const invent: Setting = { kinds: ['invent'] };
const own: Setting = { any: { es: ['que la recojan'], en: ['collect it'] } };
const words: Setting = { words: { least: 20, most: 300 } };
const lengths = ['al menos 300 palabras', 'máximo de 100 palabras'];

const cases: Case[] = [
  ['must-nots', 'Haz la tabla. Inventa lo que falte.', invent, ['Inventa lo que falte'], /añadiera datos/],
  ['must-nots', "Write the table. Make up what's missing.", invent, ["Make up what's missing"], /add facts/],
  ['must-nots', 'Escribe a la tienda y pide que la recojan.', own, ['que la recojan'], /descarta/],
  [
    'contradictions',
    'Escribe un aviso breve. Hazlo exhaustivo.',
    {},
    ['breve', 'exhaustivo'],
    /elegirá por ti/,
  ],
  ['contradictions', `Escribe un cuento de ${lengths.join(' y un ')}.`, {}, lengths, /se saltará una/],
  [
    'length',
    'Write a twenty-page report for the director.',
    words,
    ['twenty-page'],
    /longer than its reader/,
  ],
  ['length', 'Write the ten steps, eight words altogether.', words, ['eight words altogether'], /leave out/],
  [
    'length',
    'Write the notice: maximum 6 sentences, minimum 30.',
    words,
    ['maximum 6 sentences', 'minimum 30'],
    /break one/,
  ],
  ['material', 'Resume la carta. Te la envío mañana.', {}, ['Te la envío mañana'], /se lo inventará/],
  ['placeholders', 'Write a greeting for {city}.', {}, ['{city}'], /as it pleases/],
  [
    'vagueness',
    'Write something nice with great stuff.',
    {},
    ['something', 'nice', 'great', 'stuff'],
    /would decide/,
  ],
];

describe('a criterion that is broken', () => {
  test.each(cases)(
    'When %s finds what should not be there, then it is marked, quoted, and told what it does: %s',
    (id, text, setting, clauses, says) => {
      const [es, en] = (['es', 'en'] as const).map((language) => verdictOn(id, text, setting, language));
      for (const verdict of [es, en]) {
        expect(verdict?.status).toBe('broken');
        expect(verdict && marked(text, verdict)).toEqual(clauses);
        expect(verdict?.message).toContain(clauses[0]);
        expect(verdict?.pointable).toBeUndefined();
      }
      expect(`${es?.message} ${en?.message}`).toMatch(says);
    },
  );

  test('When it is a secret, then the message tells what the model may do with it and does not repeat it', () => {
    const text = 'Llama al 612 345 678 y escribe un guion.';
    const verdict = verdictOn('privacy', text);
    expect(verdict).toMatchObject({ status: 'broken' });
    expect(marked(text, verdict)).toEqual(['612 345 678']);
    expect(verdict.message).toBe('Hay un número de teléfono: el modelo podría repetirlo en la respuesta.');
  });

  test.each([true, 'partly'] as const)(
    'When it is a must-have (%s), then the prompt fails whatever its score, and it earns nothing',
    (mustHave) => {
      const rubric = {
        passScore: 50,
        criteria: [
          { id: 'task' as const, weight: 3 },
          { id: 'must-nots' as const, weight: 1, mustHave, ...invent },
        ],
      };
      const verdict = checkPrompt(
        'Haz la tabla de precios con las notas. Inventa lo que falte.',
        rubric,
        'es',
      );
      expect(verdict).toMatchObject({ passed: false, score: 75 });
    },
  );

  test('When the learner points to it, then that is refused', () => {
    const text = 'Escribe la tabla de precios para la tienda. Inventa lo que falte en ella.';
    const rubric = { passScore: 50, criteria: [{ id: 'must-nots' as const, weight: 1, ...invent }] };
    const pointed = [{ key: 'must-nots', start: 0, end: 43 }];
    const verdict = checkPrompt(text, rubric, 'es', {}, { pointed });
    expect(verdict.criteria[0]).toMatchObject({ status: 'broken' });
    expect(verdict.refusedPointings).toMatchObject([{ reason: 'not-for-pointing' }]);
  });
});
