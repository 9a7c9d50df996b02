/**
 * A formula's beginning as spreadsheets see it: also after blanks and signs without width, which they drop, and in full
 * width (OWASP, CSV injection).
 */
const formula = /^[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Quotes a cell where its text asks for it (RFC 4180), and keeps spreadsheets from reading it as a formula. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The records as CSV: the named columns in their order, below a line of headings. */
export function toCsv<Key extends string>(
  records: readonly Partial<Record<Key, unknown>>[],
  columns: readonly Key[],
  headings: readonly string[] = columns,
): string {
  const lines = records.map((record) => columns.map((column) => cell(record[column])).join(','));
  return [headings.map(cell).join(','), ...lines].join('\r\n');
}
