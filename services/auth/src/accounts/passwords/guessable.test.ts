import { whyGuessable } from './guessable.ts';

const ana = {
  email: 'ana.nunez@example.com',
  username: 'anita_n',
  firstName: 'Ana María',
  lastName: 'Núñez',
};
const stranger = { email: 'x@y.z', username: 'otro', firstName: 'Li', lastName: 'Wu' };

test.each([
  ...['aaaaaa', 'abcdef', '654321', '987654321', '121212', '555555', '777777', '135791'],
  ...[
    '1234567890',
    '0987654321',
    'qwerty123',
    '1qaz2wsx',
    'zxcvbnm',
    'ASDFGHJKL',
    'abc123',
    'aaa111',
    'abcabcab',
  ],
  ...['qwertzuiop', 'azertyuiop', 'Contraseña', 'iloveyou'],
])('When a password is the pattern or common one %j, then it is guessable', (password) => {
  expect(whyGuessable(password, ana)).toBe('common');
});

test.each([
  'anita_n',
  'ana.nunez@example.com',
  'Ana.Nunez',
  'NUÑEZ1987',
  'anamaria',
  'María73',
  'nunez-ana!',
])("When a password is its owner's own %j, then it is guessable", (password) => {
  expect(whyGuessable(password, ana)).toBe('own');
  expect(whyGuessable(password, stranger)).toBeNull();
});

test.each([
  'gazpacho de sandía',
  'xK9#mQ2p',
  'tr0mbón-azul',
  'quite another sentence',
  'mariposas de ana',
  'q7e2r9',
])('When a password is %j, then it is not', (password) => {
  expect(whyGuessable(password, ana)).toBeNull();
});
