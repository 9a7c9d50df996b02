import { browserTimeZone } from './browser-time-zone.ts';

it.each([
  ['America/Bogota', { timeZone: 'America/Bogota' }],
  ['UTC', { timeZone: 'UTC' }],
  ['Etc/Unknown', {}],
  ['EST5EDT-nonsense', {}],
  ['', {}],
])('When the browser says that it is in "%s", then %j is sent', (said, sent) => {
  expect(browserTimeZone(said)).toEqual(sent);
});
