import { downloadCSV } from 'react-admin';
import { toCsv } from './to-csv.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** An exporter for a list; the mark at its start tells spreadsheets that accents are UTF-8. */
export const csvExporter =
  <Row>(name: string, columns: readonly string[], toRow: (record: Row) => Record<string, unknown>) =>
  (records: readonly Row[]) =>
    downloadCSV(BYTE_ORDER_MARK + toCsv(records.map(toRow), columns), name);
