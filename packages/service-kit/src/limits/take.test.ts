import { RateLimiterMemory } from 'rate-limiter-flexible';
import { take } from './take.ts';

test('When a key has used up its points, then it is told when to come again, and other keys go on', async () => {
  const limiter = new RateLimiterMemory({ points: 2, duration: 60 });
  await take(limiter, 'ana');
  await take(limiter, 'ana');
  const text = { es: 'Espera un poco.', en: 'Wait a little.' };
  await expect(take(limiter, 'ana', text)).rejects.toMatchObject({
    status: 429,
    text,
    headers: { 'Retry-After': '60' },
  });
  await take(limiter, 'eva');
});
