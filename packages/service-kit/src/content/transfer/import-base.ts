/** What its file says of a record, whatever was taken of it. */
export interface FileSide {
  kind: string;
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/** What the file of a record said as staff imported it last: what the next import compares with. */
export interface ImportBaseRecord {
  /** Such as `lessons first--one`. */
  _id: string;
  importId: string;
  at: Date;
  /** The fields as JSON text, and the order of its parts as `order`: the store need not allow their keys. */
  fields: string;
}

export const baseId = (kind: string, id: string): string => `${kind} ${id}`;
