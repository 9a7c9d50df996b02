import type { Language } from '@academy/contracts/shared/language.ts';
import type { Rule } from './rule.ts';

type Currency = Readonly<Record<Language, { one: string; many: string; cents: string }>>;

const currencies: Readonly<Record<string, Currency>> = {
  '€': {
    es: { one: 'euro', many: 'euros', cents: 'céntimos' },
    en: { one: 'euro', many: 'euros', cents: 'cents' },
  },
  $: {
    es: { one: 'dólar', many: 'dólares', cents: 'centavos' },
    en: { one: 'dollar', many: 'dollars', cents: 'cents' },
  },
  '£': {
    es: { one: 'libra', many: 'libras', cents: 'peniques' },
    en: { one: 'pound', many: 'pounds', cents: 'pence' },
  },
};

const number = String.raw`\d+(?:[.,]\d+)*`;

const sayMoney =
  (language: Language) =>
  (amount: string, sign: string): string => {
    const words = currencies[sign]?.[language];
    if (!words) return amount;
    const [, whole = amount, cents] = /^(.*?)(?:[.,](\d{2}))?$/.exec(amount) ?? [];
    const unit = /^0*1$/.test(whole) ? words.one : words.many;
    if (!cents || cents === '00') return `${whole} ${unit}`;
    return `${whole} ${unit} ${language === 'es' ? 'con' : 'and'} ${Number(cents)} ${words.cents}`;
  };

const money = (language: Language): Rule[] => {
  const say = sayMoney(language);
  return [
    // From the beginning of a number only, or each of its digits would be tried as one.
    [
      new RegExp(String.raw`(?<!\d[.,]?)(${number})\s*([€$£])`, 'g'),
      (_, amount = '', sign = '') => say(amount, sign),
    ],
    [new RegExp(String.raw`([€$£])\s*(${number})`, 'g'), (_, sign = '', amount = '') => say(amount, sign)],
  ];
};

const unit = (written: string, one: string, many: string): Rule => [
  new RegExp(String.raw`(?<![\d.,])(${number})[  ]?${written}(?![\p{L}\p{N}])`, 'gu'),
  (_, amount = '') => `${amount} ${amount === '1' ? one : many}`,
];

export const amounts: Readonly<Record<Language, readonly Rule[]>> = {
  es: [
    ...money('es'),
    [/[  ]?%/g, ' por ciento'],
    unit('km', 'kilómetro', 'kilómetros'),
    unit('cm', 'centímetro', 'centímetros'),
    unit('m', 'metro', 'metros'),
    unit('kg', 'kilo', 'kilos'),
    unit('g', 'gramo', 'gramos'),
    unit('ms', 'milisegundo', 'milisegundos'),
    unit('s', 'segundo', 'segundos'),
    unit('min', 'minuto', 'minutos'),
    unit('h', 'hora', 'horas'),
    unit('MB', 'megabyte', 'megabytes'),
    unit('GB', 'gigabyte', 'gigabytes'),
    unit('°C', 'grado', 'grados'),
  ],
  en: [
    ...money('en'),
    [/[  ]?%/g, ' percent'],
    unit('km', 'kilometre', 'kilometres'),
    unit('cm', 'centimetre', 'centimetres'),
    unit('m', 'metre', 'metres'),
    unit('kg', 'kilo', 'kilos'),
    unit('g', 'gram', 'grams'),
    unit('ms', 'millisecond', 'milliseconds'),
    unit('s', 'second', 'seconds'),
    unit('min', 'minute', 'minutes'),
    unit('h', 'hour', 'hours'),
    unit('MB', 'megabyte', 'megabytes'),
    unit('GB', 'gigabyte', 'gigabytes'),
    unit('°C', 'degree', 'degrees'),
  ],
};
