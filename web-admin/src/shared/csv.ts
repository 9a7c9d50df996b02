import { downloadCSV } from 'react-admin';
import { toCsv } from './to-csv.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** An exporter for a list; the mark at its start tells spreadsheets that accents are UTF-8. */
export const csvExporter =
  <Key extends string>(name: string, columns: readonly Key[]) =>
  (records: readonly Partial<Record<Key, unknown>>[]) =>
    downloadCSV(BYTE_ORDER_MARK + toCsv(records, columns), name);
