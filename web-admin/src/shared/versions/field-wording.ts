import { stringify } from 'yaml';

type Translate = (key: string, options?: { _?: string; name?: string }) => string;

/** Where the locale files have the values of fields that are chosen from a list, by resource. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  courses: { level: 'resources.courses.levels', iconName: 'resources.courses.icons' },
  documents: {
    iconName: 'resources.documents.icons',
    iconColor: 'resources.documents.colours',
  },
};

/** A field's value as it is read; what is no text is written as its editor writes a rubric. */
export function fieldWording(
  { resource, field, value }: { resource: string; field: string; value: unknown },
  translate: Translate,
): string {
  if (value === undefined || value === null)
    return translate(`resources.${resource}.unset.${field}`, { _: '' });
  if (typeof value === 'boolean') return translate(`ra.boolean.${value ? 'true' : 'false'}`);
  if (typeof value === 'object') return stringify(value, { lineWidth: 100 });
  const text = String(value as string | number);
  // By the beginning of its id, which says whether two are the same.
  if (field === 'coverImage')
    return translate(`resources.${resource}.cover.image.named`, { name: text.slice(0, 8) });
  const words = choices[resource]?.[field];
  return words === undefined ? text : translate(`${words}.${text}`, { _: text });
}
