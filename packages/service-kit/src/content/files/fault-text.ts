import type { z } from 'zod';
import type { FieldLabels } from '../../http/field-labels.ts';
import { issueText } from '../../http/issue-text.ts';
import type { Localised } from '../../text/localised.ts';

type Issue = z.core.$ZodIssue;

const fault = (es: string, en: string): Localised => ({ es, en });

/** What a rule of the rubric says (`params.rule` in `exercise-file.ts`), with its values. */
const rules: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => Localised>> = {
  wordsNeeded: () => fault('«mentions» necesita las palabras que busca: añade «any»', '“mentions” needs the words to look for: add “any”'),
  kindsNeeded: () => fault('«must-nots» necesita «kinds» o frases en «any»', '“must-nots” needs “kinds”, or phrases in “any”'),
  wordsUnused: () => fault('Quítalo: solo «mentions» lleva «any» y «atLeast», y «must-nots», «any»', 'Remove it: only “mentions” takes “any” and “atLeast”, and “must-nots” “any”'),
  kindsUnused: () => fault('Quítalo: solo «must-nots» lleva «kinds»', 'Remove it: only “must-nots” takes “kinds”'),
  lengthNeeded: () => fault('«length» necesita «words» con «least» y «most»', '“length” needs “words” with “least” and “most”'),
  lengthUnused: () => fault('Quítalo: solo «length» lleva «words»', 'Remove it: only “length” takes “words”'),
  lengthOrder: () => fault('El máximo es menor que el mínimo: súbelo', 'The most is less than the fewest: raise it'),
  meaningOfOne: () => fault('Quítalo: solo «mentions» lleva «byMeaning», y donde basta con una palabra', 'Remove it: only “mentions” takes “byMeaning”, and where one word is enough'),
  fewWords: ({ limit }) => fault(`Solo hay ${limit} palabras que encontrar: bájalo o añade palabras`, `Only ${limit} words can be found: lower it or add words`),
  repeated: ({ name }) => fault(`«${name}» está dos veces: solo «mentions» se puede repetir`, `“${name}” stands twice: only “mentions” may be repeated`),
  reserved: ({ name }) => fault(`«${name}» es el nombre de un criterio: elige otra clave`, `“${name}” is the name of a criterion: choose another key`),
  taken: ({ name }) => fault(`«${name}» ya está en uso: elige otro nombre`, `“${name}” is taken: choose another name`),
  fewCriteria: ({ limit }) => fault(`Solo se pueden cumplir ${limit} criterios: bájalo`, `Only ${limit} criteria can be met: lower it`),
  nameless: ({ name }) => fault(`Ningún criterio de esta rúbrica se llama «${name}»`, `No criterion of this rubric is called “${name}”`),
  several: ({ name }) => fault(`Hay varios «${name}»: da a cada uno una clave («key»)`, `There are several “${name}”: give each a key (“key”)`),
  twice: ({ name }) => fault(`«${name}» está dos veces: quita uno`, `“${name}” is named twice: remove one`),
};

const slugFault = fault('Usa minúsculas sin acentos, cifras y guiones sueltos, como «primer-correo»', 'Use lower-case letters, digits and single hyphens, such as “first-email”');

/** What to write where a value does not have its form, by the last name of the field's path. */
const labels: FieldLabels = {
  title: { es: 'El título', en: 'The title' },
  description: { es: 'La descripción', en: 'The description' },
  es: { es: 'El texto en español', en: 'The Spanish text' },
  en: { es: 'El texto en inglés', en: 'The English text' },
  key: { es: 'La clave', en: 'The key', format: slugFault },
  tag: { es: 'La etiqueta', en: 'The tag', format: fault('La etiqueta debe ser una sola palabra en minúsculas', 'The tag must be one lower-case word') },
  id: { es: 'El identificador', en: 'The id' },
  rubric: { es: 'La rúbrica', en: 'The rubric' },
  weight: { es: 'El peso', en: 'The weight' },
  passScore: { es: 'La nota para aprobar', en: 'The pass score' },
  estimatedMinutes: { es: 'La duración en minutos', en: 'The length in minutes' },
  orderIndex: { es: 'El orden', en: 'The order' },
  hints: { es: 'La escalera de pistas', en: 'The hint ladder' },
  samples: { es: 'El conjunto de muestras', en: 'The set of samples' },
  good: { es: 'La lista de muestras buenas', en: 'The list of good samples' },
  weak: { es: 'La lista de muestras flojas', en: 'The list of weak samples' },
  lines: { es: 'La lista de líneas', en: 'The list of lines' },
  iconColor: { es: 'El color', en: 'The colour', format: fault('Usa una clase de color como text-sky-600', 'Use a colour class such as text-sky-600') },
};

const allowed = ({ values }: { values: readonly unknown[] }): Localised => {
  const listed = values.map(String).join(', ');
  return fault(`Escribe uno de estos: ${listed}`, `Write one of these: ${listed}`);
};

const unknownKeys = ({ keys }: { keys: readonly string[] }): Localised => {
  const listed = keys.join(', ');
  return fault(`Quita o corrige lo que no se conoce: ${listed}`, `Remove or correct what is not known: ${listed}`);
};

/** A rule of a schema without a text of its own is said as its author wrote it, in English. */
const custom = (issue: Extract<Issue, { code: 'custom' }>): Localised | undefined => {
  if (issue.params?.['text']) return undefined;
  const said = rules[String(issue.params?.['rule'])]?.(issue.params ?? {});
  if (said) return said;
  return issue.message ? fault(issue.message, issue.message) : undefined;
};

/** What is wrong with a value of a file, and what to write instead, in both languages. */
export const faultText = (issue: Issue): Localised => {
  if (issue.code === 'invalid_value') return allowed(issue);
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue);
  const said = issue.code === 'custom' ? custom(issue) : undefined;
  const text = said ?? issueText(issue, labels);
  // The schema's own words say what form it has to have.
  const isUnsaid = issue.code === 'invalid_format' && text.en.endsWith('is not in a valid format');
  return isUnsaid ? { ...text, en: issue.message } : text;
};
