import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import { exerciseAsked } from './exercise-asked.ts';

const open = (text: string, checked: string | null) => ({
  ...{ id: 'menu', text },
  checked: checked === null ? null : { text: checked, pointed: [], passed: false },
});

it('When an exercise was checked, then the text that was checked goes along with a question', () => {
  expect(exerciseAsked(open('Ahora.', 'Antes.'))).toEqual(open('Ahora.', 'Antes.'));
  expect(exerciseAsked(open('Ahora.', null))).toEqual({ id: 'menu', text: 'Ahora.' });
});

it('When a text is longer than a question may bring, then it is cut, and a checked one stays behind', () => {
  const long = 'x'.repeat(tutorLimits.exerciseCharacters + 1);
  const asked = exerciseAsked(open(long, long));
  expect(asked).toEqual({ id: 'menu', text: long.slice(1) });
});
