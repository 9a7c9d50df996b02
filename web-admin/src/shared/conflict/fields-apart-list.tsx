import { useTranslate } from 'ra-core';
import { fieldName } from '../field-words.ts';
import { plainWording } from '../versions/plain-wording.ts';
import type { FieldApart } from './fields-apart.ts';

/** What somebody else changed, with their values, so that they can be read beside one's own. */
export function FieldsApartList({ resource, fields }: { resource: string; fields: readonly FieldApart[] }) {
  const translate = useTranslate();
  /** A list or an object has no wording of its own: its name has to do. */
  const wordingOf = ({ field, theirs: value }: FieldApart): string =>
    plainWording({ resource, field, value }, translate) ?? '';
  if (fields.length === 0) return null;
  return (
    <dl style={{ margin: '8px 0', maxHeight: 280, overflow: 'auto' }}>
      {fields.map((apart) => (
        <div key={apart.field}>
          <dt>
            <strong>{fieldName({ resource, field: apart.field }, translate)}</strong>
          </dt>
          {wordingOf(apart) === '' ? null : (
            <dd style={{ margin: '0 0 8px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {wordingOf(apart)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
