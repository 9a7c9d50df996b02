import { checkPrompt } from '../src/check-prompt.ts';
import type { CriterionGroup, CriterionSetting, Rubric } from '../src/rubric.ts';

const text = 'Escribe un aviso sobre el ascensor roto en 3 párrafos, sin tecnicismos.';

const mentions = (key: string, word: string): CriterionSetting => ({
  id: 'mentions',
  key,
  weight: 1,
  any: { es: [word], en: [word] },
});

function rubricWith(group: Partial<CriterionGroup>): Rubric {
  return {
    passScore: 10,
    criteria: [
      { id: 'task', weight: 7 },
      { id: 'format', weight: 1 },
      mentions('the-lift', 'ascensor'),
      mentions('the-stairs', 'escaleras'),
      { id: 'role', weight: 1 },
    ],
    groups: [
      {
        id: 'craft',
        label: { es: 'Dos de tres', en: 'Two of three' },
        atLeast: 2,
        of: ['format', 'role', 'the-stairs'],
        ...group,
      },
    ],
  };
}

describe('groups of criteria', () => {
  test('When too few of a group are met, then the prompt fails whatever its score, and the group says what is left', () => {
    const verdict = checkPrompt(text, rubricWith({}), 'es');
    expect(verdict.passed).toBe(false);
    expect(verdict.score).toBe(82);
    expect(verdict.groups).toEqual([
      {
        id: 'craft',
        label: 'Dos de tres',
        atLeast: 2,
        met: 1,
        satisfied: false,
        hint: 'Te falta uno más de este grupo: elige el que mejor le venga a tu prompt.',
      },
    ]);
    expect(checkPrompt(text, rubricWith({ atLeast: 3 }), 'en').groups[0]?.hint).toMatch(/^You need 2 more/);
  });

  test('When exactly enough are met, then the group is satisfied and gives no hint', () => {
    const verdict = checkPrompt(text, rubricWith({ of: ['format', 'role', 'the-lift'] }), 'en');
    expect(verdict.passed).toBe(true);
    expect(verdict.groups).toEqual([
      { id: 'craft', label: 'Two of three', atLeast: 2, met: 2, satisfied: true, hint: null },
    ]);
  });

  test('When a group has a hint of its own, then it replaces the built-in one', () => {
    const hint = { es: 'Elige otra.', en: 'Choose another.' };
    expect(checkPrompt(text, rubricWith({ hint }), 'en').groups[0]?.hint).toBe('Choose another.');
  });

  test('When a criterion is only partly met, then it does not count for its group', () => {
    const partly = 'Escribe un aviso sobre el ascensor roto en una lista.';
    const verdict = checkPrompt(partly, rubricWith({ atLeast: 1, of: ['format', 'role'] }), 'es');
    expect(verdict.criteria.find(({ id }) => id === 'format')?.status).toBe('partly');
    expect(verdict.groups[0]).toMatchObject({ met: 0, satisfied: false });
  });

  test('When a rubric has no groups, then the verdict has none and they change nothing', () => {
    const { groups: _, ...rubric } = rubricWith({});
    expect(checkPrompt(text, rubric, 'es')).toMatchObject({ passed: true, groups: [] });
  });

  test('When two criteria share an id, then their keys still tell them apart', () => {
    const criteria = [mentions('the-lift', 'ascensor'), mentions('x', 'y'), mentions('z', 'w')].map(
      ({ key, ...setting }) => (key === 'the-lift' ? { key, ...setting } : setting),
    );
    const { criteria: verdicts } = checkPrompt(text, { passScore: 1, criteria }, 'es');
    expect(verdicts.map(({ key }) => key)).toEqual(['the-lift', 'mentions-2', 'mentions-3']);
  });
});

describe('must-haves', () => {
  const withMustHave = (mustHave: CriterionSetting['mustHave']): Rubric => ({
    passScore: 10,
    criteria: [
      { id: 'task', weight: 1 },
      { id: 'format', weight: 1, mustHave },
    ],
  });

  test.each([
    ['sin formato', undefined, true],
    ['sin formato', 'partly', false],
    ['en una lista', undefined, true],
    ['en una lista', 'partly', true],
    ['en una lista', true, false],
    ['en una lista de 5 puntos', true, true],
  ] as const)(
    'When the shape is “%s” and the must-have is %s, then passing is %s',
    (shape, mustHave, passed) => {
      const prompt = `Escribe un aviso sobre el ascensor roto ${shape === 'sin formato' ? '' : shape}`;
      const verdict = checkPrompt(prompt, withMustHave(mustHave), 'es');
      expect(verdict.passed).toBe(passed);
      expect(verdict.criteria[1]?.mustHave).toBe(mustHave !== undefined);
    },
  );
});
