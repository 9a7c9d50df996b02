import { exerciseChangeSchema } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { z } from 'zod';
import { restorable } from './restorable.ts';

const hints = {
  nudge: { es: 'Uno', en: 'One' },
  targeted: { es: 'Dos', en: 'Two' },
  example: { es: 'Tres', en: 'Three' },
};

test('When a version lacks what records have gained since, then that stays as it is now', () => {
  const { example: _later, ...older } = hints;
  const state = { titleEs: 'Antes', hints: { ...older, nudge: { es: 'Viejo', en: 'Old' } }, status: 'draft' };
  const current = { titleEs: 'Ahora', titleEn: 'Now', hints };
  expect(restorable(exerciseChangeSchema, { state, current })).toEqual({
    titleEs: 'Antes',
    hints: { ...hints, nudge: { es: 'Viejo', en: 'Old' } },
  });
});

test('When a whole field fits by itself, then nothing of today is mixed into it', () => {
  const schema = z.object({
    rubric: z.object({ pass: z.number(), bonus: z.number().optional() }).optional(),
  });
  const current = { rubric: { pass: 60, bonus: 5 } };
  expect(restorable(schema, { state: { rubric: { pass: 50 } }, current })).toEqual({ rubric: { pass: 50 } });
});

test('When a version could not be saved today, then each field at fault is named', () => {
  const state = { titleEs: 'x'.repeat(200), promptEn: 7, promptEs: 'Pide.' };
  expect(() => restorable(exerciseChangeSchema, { state, current: {} })).toThrow(
    expect.objectContaining({
      status: 400,
      fields: [expect.objectContaining({ path: 'titleEs' }), expect.objectContaining({ path: 'promptEn' })],
    }),
  );
});
