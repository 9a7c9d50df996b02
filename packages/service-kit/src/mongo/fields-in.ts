/** What mongoose knows of a field: the schema of its sub-documents, or the type of its entries where it is a list of others. */
interface FieldType {
  readonly instance: string;
  readonly schema?: unknown;
  readonly embeddedSchemaType?: unknown;
}

/** A mongoose schema. */
export interface SchemaWithPaths {
  readonly paths: Readonly<Record<string, FieldType>>;
}

/** A field that holds values. */
export interface Field {
  /** `history.by` is in the sub-document, or in each of the list, that is in `history`; `places.$*` is each value of a map. */
  path: string;
  /** Whether it may hold whatever it likes (Mixed), of which no schema tells. */
  isOpen: boolean;
}

const fieldsAt = (path: string, { instance, schema, embeddedSchemaType }: FieldType): Field[] => {
  // mongoose's own types say of no field which of the two it has.
  if (schema) return fieldsIn(schema as SchemaWithPaths, `${path}.`);
  if (embeddedSchemaType) return fieldsAt(path, embeddedSchemaType as FieldType);
  return [{ path, isOpen: instance === 'Mixed' }];
};

/** The fields of a schema that hold values, through sub-documents, lists and maps. */
export const fieldsIn = ({ paths }: SchemaWithPaths, within = ''): Field[] =>
  Object.entries(paths).flatMap(([path, type]) => fieldsAt(`${within}${path}`, type));
