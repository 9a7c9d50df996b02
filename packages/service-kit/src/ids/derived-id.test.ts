import { derivedId } from './derived-id.ts';

const within = '01890a5d-ac96-774b-bcce-b302099a8057';

test('When the same name is asked for within the same id, then the id is the same, and else another', () => {
  const id = derivedId(within, 'one');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-/);
  expect(derivedId(within, 'one')).toBe(id);
  expect(derivedId(within, 'two')).not.toBe(id);
  expect(derivedId(id, 'one')).not.toBe(id);
});
