export interface TableCell {
  /** What stands there, on screen and in the CSV. */
  text: string | number;
  /** Of a number's parts on screen, such as `3 of 7`; the text alone where absent. */
  shown?: string;
  /** Leads to the list behind the figure. */
  to?: string;
}

export interface TableData {
  /** The first names the row. */
  headings: readonly string[];
  rows: readonly (readonly TableCell[])[];
}
