import { parsePreferences } from './consent-store.ts';

it.each([null, '', 'yes', '{}', '{"analytics":"true","functionality":true}', 'null', '[]'])(
  'When the stored consent is %j, then nothing was chosen',
  (stored) => {
    expect(parsePreferences(stored)).toBeNull();
  },
);

it('When a consent is stored, then the necessary part is on whatever it says', () => {
  const stored = '{"necessary":false,"analytics":true,"functionality":false}';
  expect(parsePreferences(stored)).toEqual({ necessary: true, analytics: true, functionality: false });
});
