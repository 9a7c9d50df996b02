export interface TableCell {
  /** What stands there, on screen and in the CSV. */
  text: string | number;
  /** Of a number's parts on screen, such as `3 of 7`; the text alone where absent. */
  shown?: string;
  /** What the figure is a part of: a column of its own in the CSV, where the table has `ofHeading`. */
  of?: number;
  /** Leads to the list behind the figure. */
  to?: string;
}

export interface TableData {
  /** The first names the row. */
  headings: readonly string[];
  /** Heads, in the CSV, the column of `of` beside that of the figure. */
  ofHeading?: (heading: string) => string;
  rows: readonly (readonly TableCell[])[];
}
