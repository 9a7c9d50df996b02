import { checkPrompt } from '../check-prompt.ts';
import type { CriterionVerdict, ExerciseTexts, Language, PointingRefusal, Rubric } from '../rubric.ts';

const rubric: Rubric = {
  passScore: 75,
  criteria: [
    { id: 'task', weight: 2, mustHave: true },
    { id: 'audience', weight: 1 },
    { id: 'mentions', key: 'part', weight: 2, mustHave: true, any: { es: ['rueda'], en: ['wheel'] } },
    { id: 'mentions', key: 'when', weight: 1, any: { es: ['ayer'], en: ['yesterday'] } },
    { id: 'mentions', key: 'price', weight: 1, any: { es: ['gratis'], en: ['for free'] } },
    { id: 'contradictions', weight: 1 },
    { id: 'privacy', weight: 1 },
  ],
};

const text =
  'Write an email to the shop that sold me my office chair. One of the five casters was not in the box. ' +
  'It came on Monday morning. I do not want to pay for it. The box was closed.';

type Place = { key: string; words: string; in?: string; language?: Language; texts?: ExerciseTexts };

const at = (within: string, { key, words }: Place) => {
  const start = within.indexOf(words);
  return { key, start, end: start + words.length };
};

const pointAt = (places: Place[], within = text) =>
  checkPrompt(within, rubric, places[0]?.language ?? 'en', places[0]?.texts, {
    pointed: places.map((place) => at(within, place)),
  });

const on = ({ criteria }: { criteria: CriterionVerdict[] }, key: string) =>
  criteria.find((criterion) => criterion.key === key);

/** Checks that the pointing is refused and the verdict is what it is without it. */
const expectRefusal = (place: Place, reason: PointingRefusal, within = text) => {
  const { refusedPointings, ...verdict } = pointAt([place], within);
  expect(refusedPointings).toMatchObject([{ key: place.key, reason }]);
  expect(verdict).toEqual(checkPrompt(within, rubric, 'en', place.texts));
};

const casters = { key: 'part', words: 'One of the five casters was not in the box' };

describe('pointing to the words that fulfil a criterion', () => {
  test('When the learner points to a sentence of their own, then the criterion is met as pointed out', () => {
    expect(on(pointAt([]), 'part')).toMatchObject({ status: 'missing' });
    const verdict = pointAt([casters]);
    const { start, end } = at(text, casters);
    expect(on(verdict, 'part')).toMatchObject({
      status: 'met',
      pointedOut: true,
      spans: [{ start, end }],
      message: 'You pointed to it: “One of the five casters was not in the box”.',
      hint: null,
    });
    expect(verdict.passed).toBe(true);
    expect(verdict).not.toHaveProperty('refusedPointings');
    expect(verdict.criteria.filter(({ pointedOut }) => pointedOut)).toHaveLength(1);
  });

  test('When a criterion is open and is none about what should be absent, then the verdict says that it may be pointed out', () => {
    const leaky = `${text} Their address is ana@sillas.es.`;
    const pointable = (verdict: { criteria: CriterionVerdict[] }) =>
      verdict.criteria.filter((one) => one.pointable).map(({ key }) => key);
    expect(pointable(checkPrompt(leaky, rubric, 'en'))).toEqual(['part', 'when', 'price']);
    expect(pointable(pointAt([casters]))).toEqual(['when', 'price']);
  });

  test('When half a word is selected, then the whole word counts', () => {
    const { start, end } = at(text, { key: 'part', words: 'ive casters was no' });
    const [span] = on(pointAt([{ key: 'part', words: 'ive casters was no' }]), 'part')?.spans ?? [];
    expect(span).toEqual({ start: start - 1, end: end + 1 });
  });

  test('When the interface is in Spanish, then the message is too', () => {
    const message = on(pointAt([{ ...casters, language: 'es' }]), 'part')?.message;
    expect(message).toBe('Lo has señalado tú: «One of the five casters was not in the box».');
  });

  test('When two criteria are pointed out at different words, then both are met, and a third is refused', () => {
    const two = [casters, { key: 'when', words: 'It came on Monday morning' }];
    expect(pointAt(two)).not.toHaveProperty('refusedPointings');
    const three = pointAt([...two, { key: 'price', words: 'I do not want to pay for it' }]);
    expect(three.refusedPointings).toMatchObject([{ key: 'price', reason: 'too-many' }]);
    expect(on(three, 'price')).toMatchObject({ status: 'missing' });
    expect(on(three, 'when')).toMatchObject({ status: 'met', pointedOut: true });
  });

  test('When a criterion is met already, then pointing at it is neither counted nor refused', () => {
    const verdict = pointAt([{ key: 'task', words: 'The box was closed' }]);
    expect(verdict).toEqual(pointAt([]));
  });

  test('When a group asks for some of several, then one that is pointed out counts in it', () => {
    const groups = [{ id: 'facts', label: { es: 'Datos', en: 'Facts' }, atLeast: 1, of: ['part', 'when'] }];
    const { groups: judged } = checkPrompt(
      text,
      { ...rubric, groups },
      'en',
      {},
      { pointed: [at(text, casters)] },
    );
    expect(judged).toMatchObject([{ met: 1, satisfied: true }]);
  });
});

describe('pointings that are refused', () => {
  test.each<[string, string, PointingRefusal]>([
    ['nothing', '', 'out-of-range'],
    ['punctuation', '. ', 'too-short'],
    ['two words', 'five casters', 'too-short'],
    ['three words that say nothing', 'was not in', 'too-short'],
  ])('When it is %s, then it is refused and changes nothing', (_, words, reason) => {
    expectRefusal({ key: 'part', words }, reason);
  });

  test('When another criterion relies on most of the words, then it is refused', () => {
    const strict: Rubric = {
      passScore: 50,
      criteria: [
        { id: 'role', weight: 1 },
        { id: 'constraints', weight: 1 },
      ],
    };
    const within = 'Write a notice for the door. Use at most 50 words and no capital letters.';
    const pointed = [at(within, { key: 'role', words: 'Use at most 50 words' })];
    const verdict = checkPrompt(within, strict, 'en', {}, { pointed });
    expect(verdict.refusedPointings).toMatchObject([{ key: 'role', reason: 'used' }]);
    expect(on(verdict, 'constraints')).toMatchObject({ status: 'met' });
  });

  test('When the offsets lie outside the text, then it says that the text has changed', () => {
    for (const [start, end] of [
      [-1, 20],
      [10, text.length + 1],
      [30, 30],
      [40, 12],
      [1.5, 30],
    ] as const) {
      const { refusedPointings } = checkPrompt(
        text,
        rubric,
        'en',
        {},
        { pointed: [{ key: 'part', start, end }] },
      );
      expect(refusedPointings).toMatchObject([{ reason: 'out-of-range' }]);
    }
  });

  test('When the criterion is not in the rubric or is about what should be absent, then it is refused', () => {
    expectRefusal({ ...casters, key: 'nobody' }, 'unknown-criterion');
    const leaky = `${text} Their address is ana@sillas.es.`;
    expectRefusal({ ...casters, key: 'privacy' }, 'not-for-pointing', leaky);
  });

  test('When it is copied from the instructions or a hint, then it is refused', () => {
    const texts = { instructions: 'Remember this: one of the five casters was not in the box that day.' };
    expectRefusal({ ...casters, texts }, 'copied');
    expectRefusal({ ...casters, texts: { hints: [texts.instructions] } }, 'copied');
  });

  test('When it lies in pasted material, then it is refused', () => {
    const within = `${text}\n<note>The shop sent me four of the five casters last Monday.</note>`;
    expectRefusal({ key: 'part', words: 'sent me four of the five casters' }, 'material', within);
  });

  test('When it is a heap of keywords or a sentence said twice, then it is refused', () => {
    const heap = 'chair caster missing box delivery shop email polite short reply';
    expectRefusal({ key: 'part', words: heap }, 'loose-words', `${text}\n${heap}`);
    const twice = `${text} One of the five casters was not in the box!`;
    expectRefusal({ ...casters, words: `${casters.words}!` }, 'loose-words', twice);
  });

  test('When it is longer than a sentence, then it is refused', () => {
    const long = Array.from({ length: 61 }, (_, place) => `word${place}`).join(' and ');
    expectRefusal({ key: 'part', words: long }, 'too-long', `${text} ${long}`);
  });

  test('When the same words are pointed to for two criteria, or one criterion twice, then the second is refused', () => {
    const same = pointAt([casters, { key: 'when', words: 'five casters was not in the box' }]);
    expect(same.refusedPointings).toMatchObject([{ key: 'when', reason: 'used' }]);
    const twice = pointAt([casters, { key: 'part', words: 'The box was closed' }]);
    expect(twice.refusedPointings).toMatchObject([{ key: 'part', reason: 'twice' }]);
  });

  test('When every reason is worded, then it is in both languages', () => {
    const place = { key: 'part', words: 'five casters' };
    const said = (['es', 'en'] as const).map(
      (language) => pointAt([{ ...place, language }]).refusedPointings?.[0]?.message,
    );
    expect(said[0]).toContain('selecciona la frase');
    expect(said[1]).toContain('select the sentence');
  });
});

describe('pointing to the request', () => {
  const finished =
    'Good morning. My office chair came on Monday morning without one of its five casters. ' +
    'The box was closed and the packing slip says so. I look forward to hearing from you. Ana';
  const brief =
    'Recipes and menus are all that is in the notes. In three columns: the dish, who it suits, what it costs.';

  test('When the prompt is the finished text, then no words of it are the request', () => {
    const [judged] = checkPrompt(finished, rubric, 'en').criteria;
    expect(judged).toMatchObject({ id: 'task', status: 'missing' });
    expect(judged).not.toHaveProperty('pointable');
    expectRefusal({ key: 'task', words: 'I look forward to hearing from you' }, 'finished-text', finished);
    const letter = `Estimados señores: ¿por qué solo mandan cuatro? ${finished}`;
    expectRefusal({ key: 'task', words: 'por qué solo mandan cuatro' }, 'finished-text', letter);
  });

  test('When the prompt talks about the exercise, then no words of it are the request', () => {
    const chat = 'No sé qué poner aquí, la verdad. Yo pondría lo de la silla y ya. ¿Esto cuenta?';
    expect(on(checkPrompt(chat, rubric, 'es'), 'task')).not.toMatchObject({ status: 'met' });
    expectRefusal({ key: 'task', words: 'Yo pondría lo de la silla y ya' }, 'finished-text', chat);
  });

  test('When it assigns a piece in a form that is not known, then it may be pointed out', () => {
    const verdict = pointAt([{ key: 'task', words: 'In three columns: the dish, who it suits' }], brief);
    expect(on(verdict, 'task')).toMatchObject({ status: 'met', pointedOut: true });
  });
});
