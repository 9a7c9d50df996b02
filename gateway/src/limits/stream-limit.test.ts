import { createStreamLimit } from './stream-limit.ts';

const ana = { address: '192.0.2.1', userId: 'ana' };
const visitor = { address: '192.0.2.1', userId: null };

test('When a user holds as many streams as allowed, then one more is refused until one ends', () => {
  const take = createStreamLimit({ perAddress: 0, perUser: 2 });
  take(ana);
  const leave = take({ ...ana, address: '192.0.2.9' });
  expect(() => take(ana)).toThrow(expect.objectContaining({ status: 429 }));
  leave();
  expect(() => take(ana)).not.toThrow();
});

test('When an address holds as many as allowed, then visitors and users there are refused, others are not', () => {
  const take = createStreamLimit({ perAddress: 2, perUser: 0 });
  take(visitor);
  take(ana);
  expect(() => take(visitor)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => take(ana)).toThrow(expect.objectContaining({ status: 429 }));
  expect(() => take({ ...visitor, address: '192.0.2.2' })).not.toThrow();
});

test('When a stream is refused, then it counts for nothing', () => {
  const take = createStreamLimit({ perAddress: 0, perUser: 1 });
  const leave = take(ana);
  expect(() => take(ana)).toThrow();
  leave();
  const again = take(ana);
  again();
  expect(() => take(ana)).not.toThrow();
});

test('When addresses are of one IPv6 network, then they count as one', () => {
  const take = createStreamLimit({ perAddress: 1, perUser: 0 });
  take({ address: '2001:db8:1:2::1', userId: null });
  expect(() => take({ address: '2001:db8:1:2::2', userId: null })).toThrow();
  expect(() => take({ address: '2001:db8:1:3::2', userId: null })).not.toThrow();
});
