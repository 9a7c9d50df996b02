import { downloadCSV } from 'react-admin';
import { csvHeadings, inWords } from './csv-words.ts';
import { toCsv } from './to-csv.ts';

export const BYTE_ORDER_MARK = '\uFEFF';

interface CsvExport<Row> {
  resource: string;
  columns: readonly string[];
  toRow: (record: Row) => Record<string, unknown>;
  words: Readonly<Record<string, string>>;
  translate: (key: string, options?: object) => string;
}

/** An exporter for a list; the mark at its start tells spreadsheets that accents are UTF-8. */
export const csvExporter =
  <Row>({ resource, columns, toRow, words, translate }: CsvExport<Row>) =>
  (records: readonly Row[]) => {
    const headings = csvHeadings(columns, { resource, translate });
    const rows = records.map((record) => inWords(toRow(record), { words, translate }));
    downloadCSV(BYTE_ORDER_MARK + toCsv(rows, columns, headings), resource);
  };
