import { exerciseFile, rubricData } from '../src/content/exercise-file.ts';

const label = { es: 'Dos de tres', en: 'Two of three' };
const words = { es: ['pedido'], en: ['order'] };
const group = { id: 'craft', label, atLeast: 1, of: ['task', 'the-order'] };
const rubric = {
  passScore: 70,
  criteria: [
    { id: 'task', weight: 2, mustHave: true },
    { id: 'format', weight: 1, mustHave: 'partly' },
    { id: 'mentions', key: 'the-order', weight: 1, any: words },
    { id: 'mentions', weight: 1, any: words },
  ],
};

const faultsOf = (data: unknown) =>
  rubricData.safeParse(data).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('When groups name the criteria of the rubric by id or key, then the rubric is taken', () => {
  expect(faultsOf({ ...rubric, groups: [group] })).toBeUndefined();
});

test.each([
  [
    'an unknown member',
    [{ ...group, of: ['task', 'role'] }],
    'groups.0.of.1: no criterion of this rubric is called role',
  ],
  ['more than there are', [{ ...group, atLeast: 3 }], 'groups.0.atLeast: only 2 criteria can be met'],
  ['a member twice', [{ ...group, of: ['task', 'task'] }], 'groups.0.of.1: task is named twice'],
  ['a taken id', [group, group], 'groups.1.id: the id craft is taken'],
])('When a group has %s, then the fault names the place', (_what, groups, fault) => {
  expect(faultsOf({ ...rubric, groups })).toContain(fault);
});

test('When a group names mentions and several go without a key, then it is told to give them keys', () => {
  const [mentions] = rubric.criteria.slice(3);
  const data = {
    ...rubric,
    criteria: [...rubric.criteria, mentions],
    groups: [{ ...group, of: ['task', 'mentions'] }],
  };
  expect(faultsOf(data)?.join()).toMatch(/groups\.0\.of\.1: .*mentions/);
});

test.each([
  ['of another criterion', 'the-order', 'criteria.4.key: the key the-order is taken'],
  ['a criterion has for a name', 'role', 'criteria.4.key: role is the name of a criterion'],
])('When a key is one %s, then the fault names the place', (_what, key, fault) => {
  const criteria = [...rubric.criteria, { id: 'mentions', key, weight: 1, any: words }];
  expect(faultsOf({ ...rubric, criteria })).toContain(fault);
});

test('When must-nots names kinds or phrases, then it is taken; without either, or with an unknown kind, it is not', () => {
  const withMustNots = (setting: object) => ({
    ...rubric,
    criteria: [...rubric.criteria, { id: 'must-nots', weight: 1, mustHave: true, ...setting }],
  });
  expect(faultsOf(withMustNots({ kinds: ['invent', 'promise'] }))).toBeUndefined();
  expect(faultsOf(withMustNots({ any: words }))).toBeUndefined();
  expect(faultsOf(withMustNots({}))).toContain('criteria.4.kinds: must-nots needs kinds or phrases (any)');
  expect(faultsOf(withMustNots({ kinds: ['shout'] }))?.join()).toContain('criteria.4.kinds.0');
});

test.each([
  ['kinds', { kinds: ['invent'] }],
  ['any', { any: words }],
])('When another criterion takes %s, then the fault names it', (field, setting) => {
  const criteria = [...rubric.criteria, { id: 'context', weight: 1, ...setting }];
  expect(faultsOf({ ...rubric, criteria })?.join()).toContain(`criteria.4.${field}: only `);
});

test('When content has more than six must-haves, then it is refused; edited by staff it is still read', () => {
  const mentions = (mustHave: boolean) => ({ id: 'mentions', weight: 1, any: words, mustHave });
  const big = { passScore: 70, criteria: Array.from({ length: 12 }, (_, place) => mentions(place < 7)) };
  const said = exerciseFile.shape.rubric.safeParse(big).error?.issues.map(({ message }) => message);
  expect(said).toEqual(['7 must-haves: at most 6']);
  expect(faultsOf(big)).toBeUndefined();
});

test('When a criterion other than mentions stands twice, then the fault names the second', () => {
  const criteria = [...rubric.criteria, { id: 'task', weight: 1 }];
  expect(faultsOf({ ...rubric, criteria })).toContain(
    'criteria.4.id: task stands twice: only mentions may appear more than once',
  );
});

test('When a rubric from before there was a criterion called length has a criterion of its own so called, then it is taken', () => {
  const own = { id: 'mentions', key: 'length', weight: 1, any: words };
  const length = { id: 'length', weight: 1, words: { least: 10, most: 100 } };
  expect(faultsOf({ ...rubric, criteria: [...rubric.criteria, own] })).toBeUndefined();
  expect(faultsOf({ ...rubric, criteria: [...rubric.criteria, own, length] })).toContain(
    'criteria.4.key: length is the name of a criterion',
  );
});

test.each([
  ['has none', undefined, 'words: length needs the fewest and the most words of an answer'],
  ['has them the wrong way round', { least: 100, most: 10 }, 'words.most: the most is less than the fewest'],
])('When length %s, then the fault says so', (_what, of, fault) => {
  const length = { id: 'length', weight: 1, ...(of && { words: of }) };
  expect(faultsOf({ passScore: 70, criteria: [length] })).toContain(`criteria.0.${fault}`);
});

test('When another criterion has a length, then the fault says that only length takes it', () => {
  const task = { id: 'task', weight: 1, words: { least: 1, most: 2 } };
  expect(faultsOf({ passScore: 70, criteria: [task] })).toContain(
    'criteria.0.words: only length takes words',
  );
});

test.each([
  ['mentions of which one is enough', { id: 'mentions', any: words }, undefined],
  [
    'mentions of which several are needed',
    { id: 'mentions', any: { es: ['a1', 'b1'], en: ['c1'] }, atLeast: 2 },
    'byMeaning',
  ],
  ['another criterion', { id: 'context' }, 'byMeaning'],
])('When other words count for %s, then only the first is taken', (_what, setting, field) => {
  const criteria = [...rubric.criteria, { key: 'meant', weight: 1, byMeaning: true, ...setting }];
  const faults = faultsOf({ ...rubric, criteria });
  if (field === undefined) expect(faults).toBeUndefined();
  else expect(faults).toContain(`criteria.4.${field}: only mentions of which one is enough take byMeaning`);
});
