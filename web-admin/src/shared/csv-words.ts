type Translate = (key: string, options?: { _?: string }) => string;

interface CsvWords {
  resource: string;
  /** Of the columns that hold one of several words: the key below which the locale files have them. */
  words: Readonly<Record<string, string>>;
  translate: Translate;
}

/** What stands above a column: the field's name on screen, or else what every resource calls it. */
export const csvHeading = (column: string, { resource, translate }: Omit<CsvWords, 'words'>): string =>
  translate(`resources.${resource}.fields.${column}`, {
    _: translate(`academy.columns.${column}`, { _: column }),
  });

/** The headings of a file. On screen a text in two languages, or a name and its id, may go by one name. */
export function csvHeadings(columns: readonly string[], words: Omit<CsvWords, 'words'>): string[] {
  const headings = columns.map((column) => csvHeading(column, words));
  return headings.map((heading, index) => {
    const isAlone = headings.indexOf(heading) === headings.lastIndexOf(heading);
    return isAlone ? heading : words.translate(`academy.columns.${columns[index]}`, { _: heading });
  });
}

/** A row in the words of the interface, such as `Gratis` for `free` and `Sí` for true; all else as it is. */
export const inWords = (
  row: Readonly<Record<string, unknown>>,
  { words, translate }: Omit<CsvWords, 'resource'>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'boolean') return [column, translate(`ra.boolean.${value}`)];
      const group = words[column];
      if (group === undefined || typeof value !== 'string') return [column, value];
      return [column, translate(`${group}.${value}`, { _: value })];
    }),
  );
