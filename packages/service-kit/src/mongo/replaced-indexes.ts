interface PresentIndex {
  name?: string;
  key: object;
  unique?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
  collation?: object;
}

const text = (key: object): string => JSON.stringify(Object.entries(key));

/** The fields of an index but a leading mark of removal, which nearly no record has, and a closing id, which only orders equals. */
const fieldsOf = (key: object): string => {
  const all = Object.entries(key);
  const fields = all.length > 1 && all[0]?.[0] === 'removedAt' ? all.slice(1) : all;
  return JSON.stringify(fields.at(-1)?.[0] === '_id' ? fields.slice(0, -1) : fields);
};

const holdsRule = ({
  unique = false,
  expireAfterSeconds,
  partialFilterExpression,
  collation,
}: PresentIndex): boolean =>
  unique || [expireAfterSeconds, partialFilterExpression, collation].some((rule) => rule !== undefined);

/**
 * The names of those present indexes that a declared one has taken the place of: the same fields in the same directions, with
 * another order of equals or none, and with or without the mark of removal before them. Those that hold a rule of their own (unique, expiring, partial, with a collation) are never
 * among them.
 */
export const replacedIndexes = (present: readonly PresentIndex[], declared: readonly object[]): string[] => {
  const keys = new Set(declared.map(text));
  const fields = new Set(declared.map(fieldsOf));
  return present.flatMap((index) => {
    const { name, key } = index;
    if (name === undefined || name === '_id_' || holdsRule(index)) return [];
    return !keys.has(text(key)) && fields.has(fieldsOf(key)) ? [name] : [];
  });
};
