import { cardTexts } from './card-texts.ts';
import { passesLuhn, readCard } from './cards.ts';

const now = new Date('2026-11-21T12:00:00Z');
const typed = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

test('When a card of the list is typed, then its last digits are kept and nothing else of it', () => {
  const { card, errors } = readCard({ ...typed, expiry: '1 / 2030' }, now);
  expect(card).toEqual({ brand: 'Visa', last4: '4242', expires: '01/30', failsLater: false });
  expect(errors).toEqual({});
  expect(readCard({ ...typed, cardNumber: '4000-0000-0000-0341' }, now).card?.failsLater).toBe(true);
});

test.each([
  ['cardNumber', '', cardTexts.numberMissing],
  ['cardNumber', '4242 4242 4242 4243', cardTexts.numberInvalid],
  ['cardNumber', '4111 1111 1111 1111', cardTexts.numberUnknown],
  ['cardNumber', '4000 0000 0000 0002', cardTexts.declined],
  ['expiry', '', cardTexts.expiryMissing],
  ['expiry', '13/30', cardTexts.expiryInvalid],
  ['expiry', '00/30', cardTexts.expiryInvalid],
  ['expiry', 'mañana', cardTexts.expiryInvalid],
  ['expiry', '10/26', cardTexts.expiryPast],
  ['cvc', '', cardTexts.cvcMissing],
  ['cvc', '12', cardTexts.cvcInvalid],
] as const)('When %s is "%s", then it is refused for that', (field, value, error) => {
  expect(readCard({ ...typed, [field]: value }, now)).toEqual({ card: null, errors: { [field]: error } });
});

test.each(['11/26', '1126', '11-2026'])(
  'When a card ends with %s in November 2026, then it is good',
  (expiry) => {
    expect(readCard({ ...typed, expiry }, now).errors).toEqual({});
  },
);

test('When the check digit is wrong, or the length, then it is no card number', () => {
  expect(['4242424242424242', '0', '424242424242424x', ''].map(passesLuhn)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
