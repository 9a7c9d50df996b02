import { flagWeighs, verdictsIn, type FlagFacts } from './flag-trust.ts';

const day = 24 * 60 * 60_000;
const trusted: FlagFacts = {
  emailConfirmed: true,
  accountAgeMs: day,
  upheld: 0,
  rejected: 0,
  isMuted: false,
};

test.each<[string, Partial<FlagFacts>, boolean]>([
  ['a confirmed account of a day', {}, true],
  ['an account whose address is not confirmed', { emailConfirmed: false }, false],
  ['an account a moment younger than a day', { accountAgeMs: day - 1 }, false],
  ['a muted member', { isMuted: true }, false],
  ['somebody with two rejected flags', { rejected: 2 }, true],
  ['somebody with three rejected flags', { rejected: 3 }, false],
  ['somebody with one of three upheld', { upheld: 1, rejected: 2 }, false],
  ['somebody with two of three upheld', { upheld: 2, rejected: 1 }, true],
  ['somebody with half upheld', { upheld: 5, rejected: 5 }, true],
  ['somebody with less than half upheld', { upheld: 5, rejected: 6 }, false],
])('When %s flags, then it weighs: %j', (_who, over, weighs) => {
  expect(flagWeighs({ ...trusted, ...over })).toBe(weighs);
});

test('When moderators decide, then the flags before count by what was decided first, once each', () => {
  const flag = (by: string | null) => ({ kind: 'flag' as const, by });
  const decision = (action: string) => ({ kind: 'decision' as const, by: 'mo', action });
  expect(
    verdictsIn(
      [
        [flag('eva'), flag('leo'), decision('remove'), decision('approve')],
        [flag('leo'), decision('approve'), flag('eva'), decision('warn')],
        [decision('remove'), { kind: 'note', by: 'eva' }, decision('remove')],
        [flag('eva'), flag('eva'), decision('approve'), flag('eva')],
        [flag(null), decision('remove')],
      ],
      'eva',
    ),
  ).toEqual({ upheld: 2, rejected: 1 });
});
