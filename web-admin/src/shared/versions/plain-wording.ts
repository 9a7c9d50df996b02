export type Translate = (key: string, options?: { _?: string; name?: string }) => string;

/** Where the locale files have the values of fields that are chosen from a list, by resource. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  courses: { level: 'resources.courses.levels', iconName: 'resources.courses.icons' },
  documents: {
    iconName: 'resources.documents.icons',
    iconColor: 'resources.documents.colours',
  },
};

export interface Worded {
  resource: string;
  field: string;
  value: unknown;
}

/** A field's value as it is read; null for a list or an object, which takes more than a word. */
export function plainWording({ resource, field, value }: Worded, translate: Translate): string | null {
  if (value === undefined || value === null)
    return translate(`resources.${resource}.unset.${field}`, { _: '' });
  if (typeof value === 'boolean') return translate(`ra.boolean.${value ? 'true' : 'false'}`);
  if (typeof value === 'object') return null;
  const text = String(value as string | number);
  // By the beginning of its id, which says whether two are the same.
  if (field === 'coverImage')
    return translate(`resources.${resource}.cover.image.named`, { name: text.slice(0, 8) });
  const words = choices[resource]?.[field];
  return words === undefined ? text : translate(`${words}.${text}`, { _: text });
}
