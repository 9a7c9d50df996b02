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

  test.each([
    'Mi móvil es el 655 210 347.',
    'Su móvil es el 655210347, y no contesta.',
    'Tel.655210347; gracias',
    'My mobile is +44 7700 900123.',
    'My mobile is 07700 900123.',
    'Ring her on 020 7946 0155, please.',
    'Ring her on 01632 960 411!',
    'Ring her on 0161 496 0000',
  ])('When a telephone number ends its sentence or clause, then it is one: %s', (text) => {
    expect(kindsIn(text)).toEqual(['phone']);
  });

  test.each([
    'La altura es 655210347,5.',
    'Cuesta 655.210.347 € en total.',
    'El valor 3.655210347 no cabe.',
    'El código 655210347-2 no cabe.',
    'The value is 655210347.25.',
    'Between 01-02-2026 and 05-03-2026 10-11.',
    'The code 077009001234 is too long.',
    'The barcodes are 01234567890 and 03456789012.',
    'The ratio is 0.07700900123.',
  ])('When digits are a decimal, a price, a date or a longer number, then they are none: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
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
