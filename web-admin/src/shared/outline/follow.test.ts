import { expect, it } from '@jest/globals';
import type { RaRecord } from 'ra-core';
import { createFormControl, type FieldValues } from 'react-hook-form';
import { follow } from './follow.ts';

const read = { id: 'c', version: 1, titleEs: 'Cartas', lessonIds: ['a', 'b'] };
const moved = { ...read, version: 2, lessonIds: ['b', 'a'] };

/** A form of `read`, which follows what is answered once that is let through. */
function following(now: RaRecord) {
  const form = createFormControl<FieldValues>({ defaultValues: read });
  form.control._state.mount = true;
  const { onChange } = form.register('titleEs');
  const shown: RaRecord[] = [];
  const answer = Promise.withResolvers<void>();
  const provider = { getOne: async () => answer.promise.then(() => ({ data: now as never })) };
  const followed = follow({ provider, form, show: (record) => shown.push(record) }, 'courses', read);
  return {
    shown,
    form,
    type: (value: string) => onChange({ type: 'change', target: { name: 'titleEs', value } }),
    answered: () => {
      answer.resolve();
      return followed;
    },
  };
}

it('When a move made another version and nothing is typed, then the form shows that one', async () => {
  const { answered, shown } = following(moved);
  expect(await answered()).toBe(2);
  expect(shown).toEqual([moved]);
});

it('When typing begins while the new version is read, then it stays, and is saved from that version', async () => {
  const { answered, form, shown, type } = following(moved);
  await type('Cartas claras');
  expect(await answered()).toBe(2);
  expect(shown).toEqual([]);
  expect(form.getValues()).toMatchObject({ titleEs: 'Cartas claras', version: 2 });
});

it.each([
  ['somebody else changed a text of it', { ...moved, titleEs: 'Correos' }],
  ['the form is of another record by now', { ...moved, id: 'd' }],
])('When %s, then the form keeps its version', async (_, now) => {
  const { answered, form, shown } = following(now);
  expect(await answered()).toBeUndefined();
  expect(shown).toEqual([]);
  expect(form.getValues('version')).toBe(1);
});
