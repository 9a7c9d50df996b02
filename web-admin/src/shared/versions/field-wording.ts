import { stringify } from 'yaml';

type Translate = (key: string, options?: { _?: string }) => string;

/** Fields whose values are words of the locale files. */
const choices: Readonly<Record<string, string>> = {
  level: 'resources.courses.levels',
  iconName: 'resources.courses.icons',
};

/** A field's value as it is read; what is no text is written as its editor writes a rubric. */
export function fieldWording(field: string, value: unknown, translate: Translate): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return translate(`ra.boolean.${value ? 'true' : 'false'}`);
  if (typeof value === 'object') return stringify(value, { lineWidth: 100 });
  const text = String(value as string | number);
  const words = choices[field];
  return words === undefined ? text : translate(`${words}.${text}`, { _: text });
}
