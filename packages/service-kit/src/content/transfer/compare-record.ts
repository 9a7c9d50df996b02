import type { ImportChoice, ImportedRecord } from '@academy/contracts/shared/content-transfer.ts';
import { compareOrder, orderWithNew, type Orders } from './compare-order.ts';
import { compareFields, takenFields, type Base, type Fields } from './three-way.ts';
import { importedBase, type BaseDeps } from './imported-base.ts';

/** A record of the files beside what is stored of it. */
export interface ComparedRecord extends ImportedRecord {
  /** What the import sets of a record that is there. */
  taken: Record<string, unknown>;
  /** All that its file says, with the order of its parts. */
  file: Fields;
}

type Kind = ImportedRecord['kind'];

/** What is stored of a record, and how it came to be there. */
export interface Side {
  fields: Fields;
  isImported: boolean;
  isUntold: boolean;
}

const titlesOf = ({ titleEs, titleEn }: Fields) => ({ titleEs: String(titleEs), titleEn: String(titleEn) });

const unchanged = (base: Fields): Fields => base;

interface Compared {
  kind: Kind;
  id: string;
  path: string;
  file: Fields;
  ours: Side | undefined;
  order?: Orders | undefined;
  /** What the files said last, where that names what is another one today, as `file` names it. */
  inTodaysTerms?: (base: Fields) => Fields;
  choices: readonly ImportChoice[];
}

/** One record of the files, field by field, beside what is stored of it and what the files said last. */
export const compareRecord = async (
  deps: BaseDeps,
  { kind, id, path, file, ours, choices, order, inTodaysTerms = unchanged }: Compared,
): Promise<ComparedRecord> => {
  const said = { ...file, ...(order && { order: order.files }) };
  const record = { kind, id, path, ...titlesOf(file), file: said };
  if (!ours) return { ...record, is: 'created', fields: [], taken: {} };
  const asked = { ...ours, kind, recordId: id, ours: ours.fields };
  const compared = (base: Base) => [
    ...compareFields({ base, ours: ours.fields, file }),
    ...(order ? compareOrder(order, base?.['order']) : []),
  ];
  const saidLast = async (): Promise<Base> => {
    const base = await importedBase(deps, asked);
    return base && inTodaysTerms(base);
  };
  const fields = compared(null).length > 0 ? compared(await saidLast()) : [];
  const takesFile = (field: string): boolean =>
    choices.some((one) => one.kind === kind && one.id === id && one.field === field && one.take === 'file');
  const isTouched = fields.some(({ is }) => is !== 'kept');
  const keepsOrder = fields.some(({ field, is }) => field === 'order' && is === 'conflict');
  return {
    ...record,
    is: isTouched ? 'changed' : 'unchanged',
    fields,
    taken: { ...(order && keepsOrder && orderWithNew(order)), ...takenFields(fields, takesFile) },
  };
};

/** A record that is stored and that the files do not have: it stays. */
export const absentRecord = (kind: Kind, id: string, fields: Fields): ComparedRecord => ({
  kind,
  id,
  path: null,
  ...titlesOf(fields),
  is: 'absent',
  fields: [],
  taken: {},
  file: {},
});
