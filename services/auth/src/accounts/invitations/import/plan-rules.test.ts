import { readPeople } from '../file/read-people.ts';
import { isClean, mostProblems, planOf, toInvite } from './plan-rules.ts';

const rules = { language: 'es', mayGrant: () => true } as const;
const read = (...lines: string[]) => readPeople(['email,name,language,role', ...lines].join('\n'), rules);
const nobody = { existing: new Set<string>(), invited: new Set<string>() };
const known = { existing: new Set(['old@example.com']), invited: new Set(['asked@example.com']) };

test('When addresses are known, then they are named and not invited, whatever their case', () => {
  const file = read('Old@Example.com,A B,,', 'asked@example.com,C D,,', 'new@example.com,E F,en,teacher');
  expect(planOf(file, known, 'es')).toEqual({
    invitations: 1,
    languages: { es: 0, en: 1 },
    roles: [{ line: 4, email: 'new@example.com', role: 'teacher' }],
    existing: [{ line: 2, email: 'Old@Example.com' }],
    invited: [{ line: 3, email: 'asked@example.com' }],
    doubled: [],
    problems: [],
    moreProblems: 0,
    ignoredColumns: [],
  });
  expect(toInvite(file.people, known).map(({ line }) => line)).toEqual([4]);
});

test('When an address stands in the file more than once, then all its lines are named, and the plan is not clean', () => {
  const file = read(
    'w@example.com,A B,,',
    'x@example.com,C D,,',
    'y@example.com,E F,,',
    'X@EXAMPLE.com,G H,,',
  );
  const plan = planOf(file, nobody, 'es');
  expect(plan.doubled).toEqual([{ email: 'x@example.com', lines: [3, 5] }]);
  expect(isClean(plan)).toBe(false);
});

test('When there are more problems than are listed, then the others are counted, in the language of who reads', () => {
  const lines = Array.from({ length: mostProblems + 7 }, () => 'nowhere,A B,,');
  const plan = planOf(read(...lines), nobody, 'en');
  expect([plan.problems.length, plan.moreProblems, isClean(plan)]).toEqual([mostProblems, 7, false]);
  expect(plan.problems[0]).toEqual({
    line: 2,
    column: 'email',
    text: 'This is not an email address. Write it like name@domain.com.',
  });
});
