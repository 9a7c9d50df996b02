/** One entry as the feed has it: HTML in its texts, dates and addresses as they were written. */
export interface RawEntry {
  title: string;
  link: string;
  summary: string;
  date: string;
}
type Field = keyof RawEntry | 'guid';

/** Where each field stands; of several, the first that is given wins, in this order. */
export const fields: Readonly<Record<string, { field: Field; rank: number }>> = {
  title: { field: 'title', rank: 0 },
  link: { field: 'link', rank: 0 },
  guid: { field: 'guid', rank: 0 },
  description: { field: 'summary', rank: 0 },
  summary: { field: 'summary', rank: 0 },
  'content:encoded': { field: 'summary', rank: 1 },
  content: { field: 'summary', rank: 1 },
  pubdate: { field: 'date', rank: 0 },
  published: { field: 'date', rank: 0 },
  'dc:date': { field: 'date', rank: 1 },
  updated: { field: 'date', rank: 2 },
};

export interface Draft {
  /** How deep the entry stands: its fields are its own children, not those of a quoted source. */
  depth: number;
  values: Map<Field, { text: string; rank: number }>;
}

export const keep = ({ values }: Draft, name: string, text: string): void => {
  const place = fields[name];
  if (!place || text.trim() === '') return;
  const held = values.get(place.field);
  if (!held || place.rank < held.rank) values.set(place.field, { text: text.trim(), rank: place.rank });
};

export const entryOf = ({ values }: Draft): RawEntry => {
  const textOf = (field: Field): string => values.get(field)?.text ?? '';
  return {
    title: textOf('title'),
    link: textOf('link') || textOf('guid'),
    summary: textOf('summary'),
    date: textOf('date'),
  };
};

/** An Atom link leads to the entry unless it says that it leads elsewhere. */
export const isToEntry = ({ rel = 'alternate', type = 'text/html' }: Record<string, string>): boolean =>
  rel === 'alternate' && /html/.test(type);
