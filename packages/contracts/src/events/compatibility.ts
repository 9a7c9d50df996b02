/** The parts of JSON Schema that zod writes for event data. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  [key: string]: unknown;
}

/**
 * What breaks when data written by `writer` meets a reader that expects `reader`: a list of sentences,
 * empty when every such datum can be read. Readers ignore fields that they do not know.
 */
export const unreadable = (writer: Schema, reader: Schema, path = 'data'): string[] => {
  const problems: string[] = [];
  if (JSON.stringify(writer.type) !== JSON.stringify(reader.type) && reader.type !== undefined)
    problems.push(`${path}: written as ${writer.type}, read as ${reader.type}`);
  for (const value of writer.enum ?? [])
    if (reader.enum && !reader.enum.includes(value)) problems.push(`${path}: ${String(value)} is not known`);
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
  if (writer.items && reader.items) problems.push(...unreadable(writer.items, reader.items, `${path}[]`));
  return problems;
};
