import { isDeepStrictEqual } from 'node:util';

export type Fields = Readonly<Record<string, unknown>>;

/** A field that the files say differently than the record. */
export interface ComparedField {
  field: string;
  is: 'changed' | 'kept' | 'conflict';
  base: unknown;
  ours: unknown;
  file: unknown;
}

/** What the fields of a record were when its file was imported last; null where nothing of that is kept. */
export type Base = Fields | null;

const judged = (
  field: string,
  { base, ours, file }: { base: Base; ours: unknown; file: unknown },
): ComparedField['is'] => {
  // Staff's forms have no such field, so nobody but a file has ever written it.
  if (base !== null && !(field in base)) return 'changed';
  if (base !== null && isDeepStrictEqual(base[field], ours)) return 'changed';
  if (base !== null && isDeepStrictEqual(base[field], file)) return 'kept';
  return 'conflict';
};

/**
 * Compares a record with its file, field by field, against what both come from. The file's wording is taken where only the
 * file changed, staff's stays where only staff did, and where both did, or nobody knows, people decide.
 */
export const compareFields = ({
  base,
  ours,
  file,
}: {
  base: Base;
  ours: Fields;
  file: Fields;
}): ComparedField[] =>
  Object.keys(file)
    // What a file does not say stays.
    .filter((field) => file[field] !== undefined && !isDeepStrictEqual(ours[field], file[field]))
    .map((field) => ({
      field,
      is: judged(field, { base, ours: ours[field], file: file[field] }),
      base: base?.[field] ?? null,
      ours: ours[field] ?? null,
      file: file[field] ?? null,
    }));

/** The new values, by what was decided of each conflict; one that was not decided stays as it is. */
export const takenFields = (
  compared: readonly ComparedField[],
  takesFile: (field: string) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(
    compared
      .filter(({ field, is }) => is === 'changed' || (is === 'conflict' && takesFile(field)))
      .map(({ field, file }) => [field, file]),
  );
