import { checkPrompt, type CheckOptions } from '../check-prompt.ts';
import { loadSubjectJudges } from '../load-subject-judges.ts';
import type { CriterionSetting, ExerciseTexts, Language } from '../rubric.ts';

const { vectorOf } = loadSubjectJudges();

const late = {
  es: ['se retrasó', 'demora', 'con retraso', 'llegó tarde'],
  en: ['delayed', 'running late', 'overdue', 'took longer'],
};
const gaps = {
  es: ['si falta un dato', 'si no lo sabes', 'deja un hueco'],
  en: ['if something is missing', 'leave it blank', 'write “not stated”'],
};
const noDiscounts = {
  es: ['no ofrezcas descuentos', 'sin prometer regalos', 'nada de cupones'],
  en: ["don't offer discounts", 'no vouchers', 'without promising gifts'],
};

type Asked = { any: NonNullable<CriterionSetting['any']>; text: string; language?: Language };

function verdictOn(
  { any, text, language = 'es' }: Asked,
  texts: ExerciseTexts = {},
  options: CheckOptions = { vectorOf },
) {
  const criteria = [{ id: 'mentions' as const, weight: 1, any, byMeaning: true as const }];
  const [verdict] = checkPrompt(text, { passScore: 60, criteria }, language, texts, options).criteria;
  if (!verdict) throw new Error('no verdict');
  return { ...verdict, marked: verdict.spans.map(({ start, end }) => text.slice(start, end)) };
}

describe('mentions by meaning', () => {
  test.each([
    [
      late,
      'Escribe a la clienta que el taller nos entregó las tazas más tarde de lo previsto.',
      'más tarde de lo',
    ],
    [late, 'El pedido lleva varios días de atraso y hay que disculparse.', 'de atraso y hay'],
    [
      late,
      'Write to her: the parcel has not arrived on time because of the workshop.',
      'not arrived on time',
    ],
    [gaps, 'Resume el acta. Cuando algún dato no aparezca, déjalo en blanco.', 'Cuando algún dato no'],
    [noDiscounts, 'Write a kind answer. Never promise her money off or coupons.', 'money off or coupons'],
  ])('When a prompt says it in other words, then it is met and they are marked: %#', (any, text, marked) => {
    expect(verdictOn({ any, text })).toMatchObject({ status: 'met', marked: [marked] });
  });

  test.each([
    [late, 'Escribe a la clienta que las tazas son azules y caben en el lavavajillas.'],
    [late, 'Write to the customer about the blue cups and how to wash them.'],
    [gaps, 'Resume el acta en cinco líneas para mi jefa.'],
    [gaps, 'Summarise the minutes in five lines for my boss.'],
  ])('When a prompt says something else of the same case, then it is missing: %#', (any, text) => {
    expect(verdictOn({ any, text })).toMatchObject({ status: 'missing', marked: [] });
  });

  test.each([
    'Escribe una respuesta amable y ofrécele una rebaja o un vale.',
    'Write a kind answer and promise her money off and coupons.',
  ])('When what is asked is a “not” and the prompt says the opposite, then it is missing: %s', (text) => {
    expect(verdictOn({ any: noDiscounts, text }).status).toBe('missing');
  });

  test('When other words are found, then the message quotes them in the reader’s language', () => {
    const text = 'El pedido lleva varios días de atraso y hay que disculparse.';
    expect(verdictOn({ any: late, text }).message).toBe('Lo dices con otras palabras: «de atraso y hay».');
    expect(verdictOn({ any: late, text, language: 'en' }).message).toBe(
      'You say it in other words: “de atraso y hay”.',
    );
  });

  test('When one of the words is there, then it is what counts', () => {
    const text = 'Dile que hubo una demora: llegó más tarde de lo previsto.';
    expect(verdictOn({ any: late, text }).marked).toEqual(['demora']);
  });

  test('When there is nothing to tell meanings by, then words alone count', () => {
    const text = 'El pedido lleva varios días de atraso y hay que disculparse.';
    expect(verdictOn({ any: late, text }, {}, {}).status).toBe('missing');
  });

  test('When the words are numbers and unknown ones alone, then nothing is near them', () => {
    const text = 'El pedido lleva varios días de atraso y hay que disculparse.';
    expect(verdictOn({ any: { es: ['2417', 'xqzt'], en: ['4821'] }, text }).status).toBe('missing');
  });

  test('When the sentence is pasted from the instructions, then it says nothing in other words', () => {
    const text =
      'Write the mail. The parcel has not arrived on time because of the workshop and its two new ovens in the yard.';
    const instructions = text.slice('Write the mail. '.length);
    expect(verdictOn({ any: late, text }).status).toBe('met');
    expect(verdictOn({ any: late, text }, { instructions }).status).toBe('missing');
  });
});
