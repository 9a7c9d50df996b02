/** The parts of JSON Schema that zod writes for event data. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  [key: string]: unknown;
}

/** Keywords that narrow what a reader takes, beside its type and its values. */
const narrowing = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;

/** The only values that a schema has; null where it has any of its type. */
const valuesOf = ({ enum: values, const: only }: Schema): unknown[] | null =>
  values ?? (only === undefined ? null : [only]);

const typeProblems = (writer: Schema, reader: Schema, path: string): string[] => {
  if (reader.type === undefined || JSON.stringify(writer.type) === JSON.stringify(reader.type)) return [];
  if (writer.type === 'integer' && reader.type === 'number') return [];
  return [`${path}: written as ${String(writer.type)}, read as ${String(reader.type)}`];
};

const valueProblems = (writer: Schema, reader: Schema, path: string): string[] => {
  const known = valuesOf(reader);
  if (known === null) return [];
  const written = valuesOf(writer);
  if (written === null) return [`${path}: any value is written, only ${known.join(', ')} are known`];
  return written
    .filter((value) => !known.includes(value))
    .map((value) => `${path}: ${String(value)} is not known`);
};

const narrowingProblems = (writer: Schema, reader: Schema, path: string): string[] =>
  valuesOf(writer) !== null
    ? []
    : narrowing
        .filter((keyword) => reader[keyword] !== undefined && writer[keyword] !== reader[keyword])
        .map((keyword) => `${path}: read only with ${keyword} ${String(reader[keyword])}`);

const propertyProblems = (writer: Schema, reader: Schema, path: string): string[] => {
  const problems: string[] = [];
  for (const [name, expected] of Object.entries(reader.properties ?? {})) {
    const written = writer.properties?.[name];
    const needed = reader.required?.includes(name) ?? false;
    if (!written) {
      if (needed) problems.push(`${path}.${name}: needed but not written`);
    } else {
      if (needed && !writer.required?.includes(name))
        problems.push(`${path}.${name}: needed but sometimes absent`);
      problems.push(...unreadable(written, expected, `${path}.${name}`));
    }
  }
  if (reader.additionalProperties === false)
    for (const name of Object.keys(writer.properties ?? {}))
      if (!reader.properties?.[name]) problems.push(`${path}.${name}: written but refused`);
  return problems;
};

/** Every form that is written must be one that the reader takes. */
const alternativeProblems = (writer: Schema, reader: Schema, path: string): string[] => {
  const forms = reader.anyOf ?? [reader];
  return (writer.anyOf ?? [writer]).flatMap((written) => {
    const tries = forms.map((form) => unreadable(written, form, path));
    return tries.some((problems) => problems.length === 0) ? [] : (tries[0] ?? []);
  });
};

/**
 * What breaks when data written by `writer` meets a reader that expects `reader`: a list of sentences,
 * empty when every such datum can be read. Readers ignore fields that they do not know. It errs on the side of
 * a break: a limit of the reader's that the writer does not have in the same words counts as one.
 */
export const unreadable = (writer: Schema, reader: Schema, path = 'data'): string[] => {
  if (writer.anyOf || reader.anyOf) return alternativeProblems(writer, reader, path);
  return [
    ...typeProblems(writer, reader, path),
    ...valueProblems(writer, reader, path),
    ...narrowingProblems(writer, reader, path),
    ...propertyProblems(writer, reader, path),
    ...(writer.items && reader.items ? unreadable(writer.items, reader.items, `${path}[]`) : []),
    ...(typeof reader.additionalProperties === 'object' && typeof writer.additionalProperties === 'object'
      ? unreadable(writer.additionalProperties, reader.additionalProperties, `${path}.*`)
      : []),
  ];
};
