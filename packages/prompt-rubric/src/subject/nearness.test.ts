import { NEARNESS, nearnessOf, surroundingsOf } from './nearness.ts';

const at = (degrees: number): Float32Array => {
  const angle = (degrees * Math.PI) / 180;
  return Float32Array.from([Math.cos(angle), Math.sin(angle)]);
};
const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const around = surroundingsOf({ good: [at(0), at(20), at(40), at(80)], weak: [at(150), at(170)] }, at(50));

test('When a prompt lies among the good ones, then it is nearer to them by the difference of the cosines', () => {
  const near = nearnessOf(at(30), around);
  expect(near.nearest).toBeCloseTo(cos(10) - cos(120), 4);
  expect(near.near).toBeCloseTo((cos(10) + cos(10) + cos(30)) / 3 - (cos(120) + cos(140)) / 2, 4);
  expect(near.all).toBeCloseTo((cos(10) + cos(10) + cos(30) + cos(50)) / 4 - (cos(120) + cos(140)) / 2, 4);
  expect(near.good).toBeCloseTo((cos(10) + cos(10) + cos(30)) / 3, 4);
  expect(near.instructions).toBeCloseTo(cos(20), 4);
});

test('When a prompt lies where the weak ones are, then every difference turns against it', () => {
  const far = nearnessOf(at(160), around);
  for (const name of ['nearest', 'near', 'all', 'goodGap', 'instructionsGap', 'allGap'] as const)
    expect([name, far[name] < 0]).toEqual([name, true]);
});

test('When a prompt is as near as good ones are to each other, then no gap is left', () => {
  // With two good references, each is the other's only neighbour.
  const pair = surroundingsOf({ good: [at(0), at(60)], weak: [] }, at(30));
  const middle = nearnessOf(at(30), pair);
  expect(middle.goodGap).toBeCloseTo(cos(30) - cos(60), 4);
  expect(middle.allGap).toBeCloseTo(cos(30) - cos(60), 4);
  expect(middle.instructionsGap).toBeCloseTo(1 - cos(30), 4);
});

test('When a reference is the prompt itself, then it does not count', () => {
  const own = surroundingsOf({ good: [at(0), at(50)], weak: [at(0.5)] }, null);
  expect(nearnessOf(at(0), own).nearest).toBeCloseTo(cos(50), 4);
});

test('When nothing is known of a prompt, then nothing is near', () => {
  const nothing = nearnessOf(null, surroundingsOf({ good: [], weak: [] }, null));
  expect(NEARNESS.map((name) => nothing[name])).toEqual(NEARNESS.map(() => 0));
});
