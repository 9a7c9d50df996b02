// Its own name: a global's is looked up anew each time in the tests' contexts.
const { imul } = Math;

/** For the tests of the measure: work of so many steps. */
export const spend = (steps: number): number => {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = imul(sum ^ step, 16_777_619);
  return sum;
};

/** Looks at all characters from each one, where all of them are the letter a. */
export const allPairs = (text: string): number =>
  text === 'a'.repeat(text.length) ? spend(text.length ** 2) : 0;
