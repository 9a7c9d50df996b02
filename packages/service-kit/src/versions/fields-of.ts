/** These fields of a record, in this order: what of it is kept as a version. */
export const fieldsOf = <R extends object, F extends keyof R & string>(
  record: R,
  fields: readonly F[],
): Record<string, unknown> => Object.fromEntries(fields.map((field) => [field, record[field]]));
