import type { AuditEntry } from '@academy/contracts/http/auth/audit.ts';
import { personalFields } from '@academy/contracts/shared/audited-values.ts';
import { fieldWords } from '../shared/field-words.ts';

type Translate = (key: string, options?: { _?: string }) => string;
interface Words {
  translate: Translate;
  /** How a category of documents is called. */
  categoryName: (id: string) => string;
}

type Value = AuditEntry['values'][string]['before'];

/** Where the words of a field's values stand; one without any is shown as it is. */
const wordsOf: Readonly<Record<string, string>> = {
  role: 'resources.users.roles',
  plan: 'resources.users.plans',
  status: 'academy.statuses',
  level: 'resources.courses.levels',
  viewingEnd: 'resources.audit.viewingEnds',
};

const minuteMs = 60_000;

/** Fields that name a category of documents. */
const ofCategories: ReadonlySet<string> = new Set(['category', 'movedInto']);

const shown = (field: string, value: Value, { translate, categoryName }: Words): string => {
  if (value === null || value === '') return '—';
  if (ofCategories.has(field)) return categoryName(String(value));
  if (field === 'orderIndex') return String(Number(value) + 1);
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (field === 'intervalMs') return `${Number(value) / minuteMs} min`;
  const words = wordsOf[field];
  return words === undefined ? String(value) : translate(`${words}.${value}`, { _: String(value) });
};

/** Whether an entry has personal values that are not shown. */
const isWithheld = (personal: AuditEntry['personal']): boolean => personal !== 'none' && personal !== 'shown';

/** What an entry changed: each field by name, with what stood there before and after where the log has that. */
export const changeWords = (
  { resource, fields, values, personal }: Pick<AuditEntry, 'resource' | 'fields' | 'values' | 'personal'>,
  words: Words,
): string[] =>
  fields.map((field) => {
    const name = fieldWords({ resource, fields: [field] }, words.translate);
    const value = values[field];
    if (!value && isWithheld(personal) && personalFields[resource]?.has(field))
      return `${name}: ${words.translate(`resources.audit.personal.${personal}`)}`;
    if (!value) return name;
    return `${name}: ${shown(field, value.before, words)} → ${shown(field, value.after, words)}`;
  });
