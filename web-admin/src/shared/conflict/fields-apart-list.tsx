import { useTranslate } from 'ra-core';
import { fieldName } from '../field-words.ts';
import type { FieldApart } from './fields-apart.ts';

/** A list or an object has no wording of its own: its name has to do. */
const wordingOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** What somebody else changed, with their values, so that they can be read beside one's own. */
export function FieldsApartList({ resource, fields }: { resource: string; fields: readonly FieldApart[] }) {
  const translate = useTranslate();
  if (fields.length === 0) return null;
  return (
    <dl style={{ margin: '8px 0', maxHeight: 280, overflow: 'auto' }}>
      {fields.map(({ field, theirs }) => (
        <div key={field}>
          <dt>
            <strong>{fieldName({ resource, field }, translate)}</strong>
          </dt>
          {wordingOf(theirs) === null ? null : (
            <dd style={{ margin: '0 0 8px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {wordingOf(theirs)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
