import { holdReasons, recentFacts, sameTextKey, type WritingFacts } from './hold-rules.ts';

const day = 24 * 60 * 60_000;
const settled: WritingFacts = {
  isStaff: false,
  accountAgeMs: 30 * day,
  visibleWritings: 10,
  links: 0,
  hasHeldWord: false,
  isRepeated: false,
  writtenThisMinute: 1,
  tooFastFrom: 3,
};

test.each<[string, Partial<WritingFacts>, string[]]>([
  ['a settled member writes', {}, []],
  ['a settled member links five times', { links: 5 }, []],
  ['a settled member links six times', { links: 6 }, ['links']],
  ['a young account links', { accountAgeMs: day - 1, links: 1 }, ['new_member']],
  ['a young account writes without links', { accountAgeMs: 0, visibleWritings: 0 }, []],
  ['somebody with one visible text links', { visibleWritings: 1, links: 1 }, ['new_member']],
  ['somebody with two visible texts links', { visibleWritings: 2, links: 1 }, []],
  ['an account of exactly a day links', { accountAgeMs: day, links: 1 }, []],
  ['the same is written again', { isRepeated: true }, ['repeated']],
  ['a watched word that makes texts wait is in it', { hasHeldWord: true }, ['watched_word']],
  ['a second text comes within a minute', { writtenThisMinute: 2 }, []],
  ['a third text comes within a minute', { writtenThisMinute: 3 }, ['too_fast']],
  [
    'a new member sends links fast',
    { accountAgeMs: 0, links: 6, isRepeated: true, writtenThisMinute: 9 },
    ['new_member', 'links', 'repeated', 'too_fast'],
  ],
  [
    'staff do all that',
    { isStaff: true, accountAgeMs: 0, links: 9, isRepeated: true, writtenThisMinute: 9 },
    [],
  ],
])('When %s, then the reasons to hold are right', (_what, over, reasons) => {
  expect(holdReasons({ ...settled, ...over })).toEqual(reasons);
});

test('When a member wrote before, then what they wrote lately counts, and a retry counts once', () => {
  const at = (secondsAgo: number) => new Date(Date.UTC(2026, 0, 2) - secondsAgo * 1_000);
  const now = { id: 'd', key: 'same', at: at(0) };
  const recent = [
    { id: 'a', key: 'same', at: at(2 * 86_400) },
    { id: 'b', key: 'other', at: at(59) },
    { id: 'd', key: 'same', at: at(10) },
    now,
  ];
  expect(recentFacts(recent, now)).toEqual({ isRepeated: false, writtenThisMinute: 2 });
  const repeated = [...recent, { id: 'c', key: 'same', at: at(3_600) }];
  expect(recentFacts(repeated, now)).toEqual({ isRepeated: true, writtenThisMinute: 2 });
});

test('When a member edits, then the text counts as repeated elsewhere, and not as written fast', () => {
  const at = new Date(Date.UTC(2026, 0, 2));
  const edit = (id: string) => ({ id, key: 'same', at, isEdit: true });
  const fresh = { id: 'new', key: 'other', at };
  expect(recentFacts([edit('a'), edit('b'), fresh], edit('b')).isRepeated).toBe(true);
  expect(recentFacts([edit('a'), edit('a')], edit('a')).isRepeated).toBe(false);
  expect(recentFacts([edit('a'), edit('b'), fresh], fresh).writtenThisMinute).toBe(1);
});

test('When two texts differ in case, accents, spaces and punctuation, then they are the same', () => {
  expect(sameTextKey('¡Compra  AQUÍ,\nya!')).toBe(sameTextKey('compra aqui ya'));
  expect(sameTextKey('compra allí ya')).not.toBe(sameTextKey('compra aquí ya'));
  expect(sameTextKey('...')).not.toBe(sameTextKey('!!!'));
  expect(sameTextKey('👍')).not.toBe(sameTextKey('🎉'));
});
