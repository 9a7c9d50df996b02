import { expect, it } from '@jest/globals';
import { fieldsSince } from './fields-since.ts';

it('When a version is compared with what is saved, then what restoring it would change is given', () => {
  const state = {
    titleEs: 'Uno',
    titleEn: 'One',
    hints: { nudge: { es: 'a', en: 'b' } },
    rubric: { passScore: 60 },
    status: 'draft',
    courseId: 'x',
  };
  const present = {
    id: 'e',
    titleEs: 'Dos',
    titleEn: 'One',
    hints: { nudge: { en: 'b', es: 'a' } },
    rubric: { passScore: 70 },
    status: 'published',
    courseId: 'y',
    ofLater: true,
  };
  expect(fieldsSince(state, present)).toEqual([
    { field: 'titleEs', then: 'Uno', now: 'Dos' },
    { field: 'rubric', then: { passScore: 60 }, now: { passScore: 70 } },
  ]);
});
