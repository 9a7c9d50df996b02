import { mostInvitedBytes, mostInvitedRows } from '@academy/contracts/http/auth/invitations.ts';
import { readColumns } from './columns.ts';
import { columnsFaulty, csvFaulty, noPeople, notUtf8, tooLarge, tooManyRows } from './file-texts.ts';
import { delimiterOf, parseCsv } from './parse-csv.ts';
import { readRow, type FilePerson, type RowProblem, type RowRules } from './read-row.ts';

export interface ReadFile {
  people: FilePerson[];
  problems: RowProblem[];
  /** Columns that mean nothing here. */
  ignored: readonly string[];
}

/** The text of a file without the mark at its start. Throws DomainError 400 for one that is too large or not in UTF-8. */
export const textOf = (bytes: Uint8Array): string => {
  if (bytes.byteLength > mostInvitedBytes) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
};

/**
 * The people of a CSV file, and all that is wrong with its lines. Formulas are text like any other: nothing evaluates them.
 * Throws DomainError 400 that names `file` where it cannot be read as a whole.
 */
export const readPeople = (text: string, rules: RowRules): ReadFile => {
  const [head, ...lines] = readRows(text);
  if (!head) throw noPeople();
  const columns = readColumns(head.cells);
  if ('is' in columns) throw columnsFaulty(columns);
  if (lines.length === 0) throw noPeople();
  const read = lines.map((row) => readRow(row, columns, rules));
  return {
    people: read.flatMap((row) => ('person' in row ? [row.person] : [])),
    problems: read.flatMap((row) => ('problems' in row ? row.problems : [])),
    ignored: columns.ignored,
  };
};

const readRows = (text: string) => {
  const { rows, fault } = parseCsv(text, { delimiter: delimiterOf(text), most: mostInvitedRows + 2 });
  if (fault) throw csvFaulty(fault);
  if (rows.length > mostInvitedRows + 1) throw tooManyRows();
  return rows;
};
