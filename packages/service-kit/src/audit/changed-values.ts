import type { AuditedChanges } from '@academy/contracts/shared/audited-values.ts';

/** What a record was before a change and is after it. */
export interface BeforeAndAfter {
  before: object;
  after: object;
}

const isValue = (value: unknown): value is AuditedChanges[string]['before'] =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const valueOf = (record: object, field: string): unknown => Reflect.get(record, field) ?? null;

/** Of the changed fields, those that are `kept`, as they were and as they are; undefined where there is none. */
export const changedValues = (
  fields: readonly string[],
  { before, after }: BeforeAndAfter,
  kept: ReadonlySet<string>,
): AuditedChanges | undefined => {
  const changes: AuditedChanges = {};
  for (const field of fields) {
    if (!kept.has(field)) continue;
    const [was, is] = [valueOf(before, field), valueOf(after, field)];
    if (isValue(was) && isValue(is)) changes[field] = { before: was, after: is };
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
};
