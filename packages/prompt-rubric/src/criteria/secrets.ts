import * as en from '../lexicon/en/secrets.ts';
import * as es from '../lexicon/es/secrets.ts';
import { anyOf } from '../lexicon/fold-list.ts';
import type { Span } from '../rubric.ts';

export type SecretKind = 'email' | 'phone' | 'idNumber' | 'account' | 'card' | 'key' | 'password';

export type SecretFound = Span & { kind: SecretKind };

/** `needs` is a character without which the pattern cannot match: looking for it first costs next to nothing. */
type Pattern = { kind: SecretKind; pattern: RegExp; isReal?: (text: string) => boolean; needs?: string };

const SPANISH_DIGITS = 9;
const BRITISH_DIGITS = 11;

/** All quantifiers are bounded and no two neighbours match the same characters, so that each pattern is linear. */
const PATTERNS: Pattern[] = [
  {
    kind: 'email',
    needs: '@',
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
    isReal: (text) =>
      !/@(?:[\w-]{1,63}\.){0,3}(?:example|ejemplo|test|invalid|localhost)(?:\.[a-z]{2,6}){0,2}$/i.test(text),
  },
  {
    kind: 'key',
    pattern:
      /\b(?:sk|pk|rk)[-_](?:live[-_]|test[-_]|proj[-_])?[A-Za-z0-9_-]{16,120}|\bgh[pousr]_[A-Za-z0-9]{20,80}|\bAKIA[A-Z0-9]{16}\b|\beyJ[\w-]{10,400}\.[\w-]{5,400}\.[\w-]{5,400}/g,
  },
  {
    kind: 'password',
    pattern: passwordAfterItsName(),
  },
  {
    kind: 'account',
    pattern: /\b[A-Z]{2}[0-9]{2}(?:[ -]?[A-Z0-9]{4}){3,7}(?:[ -]?[A-Z0-9]{1,3})?\b/g,
    isReal: isIban,
  },
  {
    kind: 'card',
    pattern: /(?<![\d-])[0-9]{4}(?:[ -]?[0-9]{4}){2}[ -]?[0-9]{1,7}(?![\d-])/g,
    isReal: isCardNumber,
  },
  { kind: 'idNumber', pattern: /\b(?:[0-9]{8}|[XYZ][0-9]{7})[ -]?[A-Z]\b/gi, isReal: isSpanishId },
  {
    kind: 'phone',
    pattern: ending(
      String.raw`(?:\+[0-9]{1,3}[ .-]?)?[6789][0-9]{2}[ .-]?[0-9]{2,3}[ .-]?[0-9]{2,3}(?:[ .-]?[0-9]{2})?`,
    ),
    isReal: isPhone,
  },
  {
    kind: 'phone',
    needs: '+',
    pattern: ending(String.raw`(?<![\w+])\+[1-9][0-9]{0,2}(?:[ .-][0-9]{2,6}){1,5}`),
    isReal: isPhone,
  },
  {
    kind: 'phone',
    needs: '0',
    pattern: ending(String.raw`(?<!\w)(?:07[0-9]{9}|0[1-378][0-9]{1,3}[ -][0-9]{3,4}[ -]?[0-9]{3,4})`),
    isReal: isPhone,
  },
];

/** Personal data and secrets by their form; those with a check digit must satisfy it. Sorted, never overlapping. */
export function findSecrets(text: string): SecretFound[] {
  const found: SecretFound[] = [];
  const taken = new Set<number>();
  for (const { kind, pattern, isReal, needs } of PATTERNS) {
    if (needs && !text.includes(needs)) continue;
    for (const match of text.matchAll(pattern)) {
      const [matched] = match;
      const span = { start: match.index, end: match.index + matched.length };
      const isTaken = taken.size > 0 && [...matched].some((_, at) => taken.has(span.start + at));
      if (isTaken || !(isReal?.(matched) ?? true)) continue;
      found.push({ ...span, kind });
      for (let at = span.start; at < span.end; at += 1) taken.add(at);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** "Contraseña: tulipan-42", "the password is tulip-42". */
function passwordAfterItsName(): RegExp {
  const name = anyOf(es.passwordNames, en.passwordNames).source;
  const verb = anyOf(es.passwordVerbs, en.passwordVerbs).source;
  return new RegExp(
    String.raw`\b(?:${name})\b[ \t]{0,2}(?::|=|\b(?:${verb})\b)[ \t]{0,2}["'«“]?[^\s"'»”]{4,60}`,
    'giu',
  );
}

/** ISO 13616: the rearranged digits leave 1 when divided by 97. */
function isIban(text: string): boolean {
  const plain = text.replaceAll(/[ -]/g, '');
  let rest = 0;
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** ISO/IEC 7812: the Luhn sum is a multiple of ten. */
function isCardNumber(text: string): boolean {
  const digits = [...text].filter((character) => character >= '0' && character <= '9').map(Number);
  const sum = digits.reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The letter of a DNI or NIE is fixed by the number modulo 23. */
function isSpanishId(text: string): boolean {
  const plain = text.replaceAll(/[ -]/g, '').toUpperCase();
  const number = Number(plain.slice(0, -1).replace('X', '0').replace('Y', '1').replace('Z', '2'));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === plain.at(-1);
}

/** Nine digits as in Spain, eleven after a zero as in Britain, or an international prefix. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/[^0-9]/g, '').length;
  if (text.startsWith('+')) return digits >= 10 && digits <= 13;
  return digits === (text.startsWith('0') ? BRITISH_DIGITS : SPANISH_DIGITS);
}

/** A number may end its sentence; it is no part of a decimal, of a longer number or of a price. */
function ending(number: string): RegExp {
  return new RegExp(String.raw`(?<![\d-]|\d[.,])${number}(?!\d|[.,-]\d|\s?€)`, 'g');
}
