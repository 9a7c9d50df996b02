import { downloadCSV } from 'react-admin';
import { BYTE_ORDER_MARK } from '../../shared/csv.ts';
import { toCsv } from '../../shared/to-csv.ts';
import type { TableData } from './table-data.ts';

/** The table as CSV, in the words of the interface: each figure, and beside it what it is a part of. */
export const tableCsv = ({ headings, ofHeading, rows }: TableData): string => {
  // The first names the row.
  const ofAt = (at: number) => (ofHeading && at > 0 ? [`of ${at}`] : []);
  const columns = headings.flatMap((_, at) => [String(at), ...ofAt(at)]);
  const headed = headings.flatMap((heading, at) => [
    heading,
    ...(ofHeading && at > 0 ? [ofHeading(heading)] : []),
  ]);
  const records = rows.map((row) =>
    Object.fromEntries(
      row.flatMap(({ text, of }, at) => [[String(at), text], ...ofAt(at).map((column) => [column, of])]),
    ),
  );
  return BYTE_ORDER_MARK + toCsv<string>(records, columns, headed);
};

/** The name of the file says of which table and course it is. */
export const downloadTable = (table: TableData, of: { name: string; courseId: string }): void =>
  void downloadCSV(tableCsv(table), `learning-${of.name}-${of.courseId}`);
