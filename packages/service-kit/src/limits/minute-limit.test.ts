import { createMinuteLimit } from './minute-limit.ts';

test('When a key was counted too often, then it is refused with the time to wait, and other keys go on', async () => {
  const text = { es: 'Espera un poco.', en: 'Wait a little.' };
  const count = createMinuteLimit(2, text);
  await count('ana');
  await count('ana');
  await expect(count('ana')).rejects.toMatchObject({ status: 429, text, headers: { 'Retry-After': '60' } });
  await count('eva');
});
