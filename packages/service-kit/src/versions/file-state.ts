import { fileNotKnown } from './version-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Of what a file says, the fields that a change by staff may have; null where nobody knows what it says. */
export const fileStateIn = (schema: { shape: object }, file: Fields | null): Record<string, unknown> | null =>
  file &&
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((field) => file[field] !== undefined)
      .map((field) => [field, file[field]]),
  );

/** The same to be saved. Throws DomainError 404 where nobody knows. */
export const knownFile = (state: Fields | null): Fields => {
  if (!state) throw fileNotKnown();
  return state;
};
