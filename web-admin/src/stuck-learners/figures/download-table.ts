import { downloadCSV } from 'react-admin';
import { BYTE_ORDER_MARK } from '../../shared/csv.ts';
import { toCsv } from '../../shared/to-csv.ts';
import type { TableData } from './table-data.ts';

/** The table as it stands, as CSV, in the words of the interface. */
export const tableCsv = ({ headings, rows }: TableData): string => {
  const columns = headings.map((_, at) => String(at));
  const records = rows.map((row) => Object.fromEntries(row.map(({ text }, at) => [String(at), text])));
  return BYTE_ORDER_MARK + toCsv<string>(records, columns, headings);
};

export const downloadTable = (table: TableData, name: string): void =>
  void downloadCSV(tableCsv(table), `learning-${name}`);
