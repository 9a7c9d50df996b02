import type { z } from 'zod';
import type { Localised } from '../text/localised.ts';
import { commonLabels, unnamedField, type FieldLabel, type FieldLabels } from './field-labels.ts';

type Issue = z.core.$ZodIssue;

const sentence = (label: Localised, es: string, en: string): Localised => ({
  es: `${label.es} ${es}`,
  en: `${label.en} ${en}`,
});

const tooShort = (label: Localised, origin: string, least: string): Localised => {
  if (origin === 'string' && least === '1') return sentence(label, 'es obligatorio', 'is required');
  if (origin === 'string')
    return sentence(label, `debe tener al menos ${least} caracteres`, `must be at least ${least} characters`);
  if (origin === 'array')
    return sentence(label, `debe tener al menos ${least} elementos`, `must have at least ${least} items`);
  return sentence(label, `debe ser como mínimo ${least}`, `must be at least ${least}`);
};

const tooLong = (label: Localised, origin: string, most: string): Localised => {
  if (origin === 'string')
    return sentence(label, `admite como máximo ${most} caracteres`, `must be at most ${most} characters`);
  if (origin === 'array')
    return sentence(label, `admite como máximo ${most} elementos`, `must have at most ${most} items`);
  return sentence(label, `debe ser como máximo ${most}`, `must be at most ${most}`);
};

const agreements: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['La ', [['es obligatorio', 'es obligatoria']]],
  [
    'Los ',
    [
      [' es obligatorio', ' son obligatorios'],
      [' debe ', ' deben '],
      [' admite ', ' admiten '],
      [' no tiene ', ' no tienen '],
      [' no es ', ' no son '],
    ],
  ],
];

/** The Spanish sentence with its verb and adjective agreeing with a feminine or a plural label. */
const inAgreement = (text: Localised): Localised => {
  const changes = agreements.find(([article]) => text.es.startsWith(article))?.[1] ?? [];
  return { ...text, es: changes.reduce((es, [from, to]) => es.replace(from, to), text.es) };
};

const isLocalised = (value: unknown): value is Localised =>
  typeof value === 'object' &&
  value !== null &&
  'es' in value &&
  'en' in value &&
  typeof value.es === 'string' &&
  typeof value.en === 'string';

const notAllowed = (label: Localised): Localised =>
  sentence(label, 'no tiene un valor admitido', 'does not have an allowed value');

const describe = (issue: Issue, label: FieldLabel): Localised => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? (label.missing ?? sentence(label, 'es obligatorio', 'is required'))
        : (label.format ?? sentence(label, 'no es del tipo esperado', 'is not of the expected type'));
    case 'too_small':
      if (label.size && issue.origin === 'array') return label.size;
      return tooShort(label, issue.origin, String(issue.minimum));
    case 'too_big':
      if (label.size && issue.origin === 'array') return label.size;
      return tooLong(label, issue.origin, String(issue.maximum));
    case 'invalid_format':
      return label.format ?? sentence(label, 'no tiene un formato válido', 'is not in a valid format');
    case 'invalid_value':
      return notAllowed(label);
    case 'unrecognized_keys':
      return {
        es: `No se admite: ${issue.keys.join(', ')}`,
        en: `Not accepted: ${issue.keys.join(', ')}`,
      };
    case 'custom':
      return isLocalised(issue.params?.text) ? issue.params.text : notAllowed(label);
    default:
      return notAllowed(label);
  }
};

const placeOf = (path: Issue['path']): string =>
  path.map((part) => (typeof part === 'number' ? '#' : String(part))).join('.');

/**
 * What is wrong with one field, in both languages, from a zod issue and the field's label. A refinement brings
 * its own sentence as `params: { text: { es, en } }`.
 */
export const issueText = (issue: Issue, labels: FieldLabels = {}): Localised => {
  const name = issue.path.findLast((part) => typeof part === 'string') ?? '';
  const label = labels[placeOf(issue.path)] ?? labels[name] ?? commonLabels[name] ?? unnamedField;
  return inAgreement(describe(issue, label));
};
