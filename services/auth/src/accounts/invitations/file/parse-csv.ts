/** A record of a CSV file: its cells, and the line where it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** `unclosed`: a quote that never ends; `stray`: text behind a quote that ended, or a quote within an unquoted cell. */
export interface CsvFault {
  line: number;
  is: 'unclosed' | 'stray';
}

export type Delimiter = ',' | ';';

const lineEnd = /\r\n|\r|\n/y;

/** A line of Excel's own before the others, which names the delimiter. */
const separatorLine = /^\s*sep=([,;])[ \t]*(?:\r\n|\r|\n|$)/i;

/** The delimiter of a file: the one that it names, or that its first line with anything in it has more of outside quotes. */
export const delimiterOf = (text: string): Delimiter => {
  const named = separatorLine.exec(text)?.[1];
  if (named !== undefined) return named === ';' ? ';' : ',';
  const first = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter) => first.split(delimiter).length;
  return count(';') > count(',') ? ';' : ',';
};

/**
 * The records of a CSV file (RFC 4180, with any of the three line ends), without those that are empty and the line that names
 * the delimiter. Stops at the first record of which it cannot be said where it ends, and after `most` records.
 */
export const parseCsv = (
  text: string,
  { delimiter, most }: { delimiter: Delimiter; most: number },
): { rows: CsvRow[]; fault: CsvFault | null } => {
  const rows: CsvRow[] = [];
  const plain = delimiter === ',' ? /[^",\r\n]*/y : /[^";\r\n]*/y;
  const quoted = /"([^"]*(?:""[^"]*)*)"/y;
  const before = separatorLine.exec(text)?.[0] ?? '';
  let at = before.length;
  let line = before.split(/\r\n|\r|\n/).length;
  let row: CsvRow = { line, cells: [] };

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const endRow = () => {
    if (row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    row = { line, cells: [] };
  };

  while (at < text.length && rows.length < most) {
    if (text[at] === '"') {
      const cell = take(quoted)?.[1];
      if (cell === undefined) return { rows, fault: { line, is: 'unclosed' } };
      line += cell.split(/\r\n|\r|\n/).length - 1;
      row.cells.push(cell.replaceAll('""', '"'));
    } else {
      row.cells.push(take(plain)?.[0] ?? '');
    }
    if (text[at] === delimiter) {
      at += 1;
      // A line may end with an empty cell, which nothing else would read.
      if (at === text.length) row.cells.push('');
      else if (text[at] === '\r' || text[at] === '\n') row.cells.push('');
      else continue;
    }
    if (at < text.length && !take(lineEnd)) return { rows, fault: { line: row.line, is: 'stray' } };
    line += 1;
    endRow();
  }
  return { rows, fault: null };
};
