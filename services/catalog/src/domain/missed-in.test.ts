import { missedIn } from './missed-in.ts';

test('When criteria are missing or met in part, then they are missed, and those not judged are not', () => {
  expect(
    missedIn([
      { key: 'task', status: 'met' },
      { key: 'mentions', status: 'missing' },
      { key: 'mentions-2', status: 'partly' },
      { key: 'tone', status: 'missing', judged: false },
    ]),
  ).toEqual(['mentions', 'mentions-2']);
});
