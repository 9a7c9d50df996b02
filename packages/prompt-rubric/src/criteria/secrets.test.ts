import { findSecrets } from './secrets.ts';

const kindsIn = (text: string) => findSecrets(text).map(({ kind }) => kind);

describe('secrets', () => {
  test.each([
    '4111 1111 1111 1111',
    '5555 5555 5555 4444',
    '6011-1111-1111-1117',
    '4000 0000 0000 9995',
    '4222222222222',
    '378282246310005',
  ])('When the digits of a card add up, then it is a card: %s', (number) => {
    expect(kindsIn(`La tarjeta ${number} es suya.`)).toEqual(['card']);
  });

  test.each(['4111 1111 1111 1112', '5555 5555 5555 4445', '4000 0000 0000 9990'])(
    'When the digits of a card do not add up, then it is only a number: %s',
    (number) => {
      expect(kindsIn(`El código ${number} es suyo.`)).toEqual([]);
    },
  );

  test.each(['BE68 5390 0754 7034', 'GB82 WEST 1234 5698 7654 32', 'ES9121000418450200051332'])(
    'When an account satisfies its check digits, then it is an account: %s',
    (number) => {
      expect(kindsIn(`Paga en ${number} hoy.`)).toEqual(['account']);
    },
  );

  test.each([
    ['612 345 678', ['phone']],
    ['+1 612 345 678', ['phone']],
    ['+35 612 345 678 90', ['phone']],
    ['+44 7911 123456', ['phone']],
    ['+1 202-555-0143', ['phone']],
    ['+5 2024 2025', []],
    ['612 345 67', []],
    ['+1 612 34 567', []],
    ['+351 612 345 678 90', []],
  ])('When a telephone number has as many digits as there are, then it is one: %s', (number, kinds) => {
    expect(kindsIn(`Llama al ${number} hoy.`)).toEqual(kinds);
  });

  test('When several stand in a text, then all are found in order, even side by side', () => {
    expect(kindsIn('Llama al 612 345 678 o escribe a marta@correo.es, DNI 12345678Z.')).toEqual([
      'phone',
      'email',
      'idNumber',
    ]);
    expect(kindsIn('marta@correo.es+34612345678')).toEqual(['email', 'phone']);
  });

  test('When one form holds another, then the words count once', () => {
    expect(kindsIn('Mi contraseña: marta@correo.es')).toEqual(['email']);
  });
});
