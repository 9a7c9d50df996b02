import {
  email as emailSchema,
  firstName as firstNameSchema,
  lastName as lastNameSchema,
} from '@academy/contracts/http/auth/account-texts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Role } from '@academy/contracts/shared/people.ts';
import { issueText } from '@academy/service-kit/http/issue-text.ts';
import type { z } from 'zod';
import type { Column, Columns } from './columns.ts';
import type { RowFault } from './file-texts.ts';
import type { CsvRow } from './parse-csv.ts';
import { languageIn, roleIn } from './words.ts';

/** Somebody in a file. */
export interface FilePerson {
  line: number;
  email: string;
  firstName: string;
  /** Empty where the file gives one word. */
  lastName: string;
  language: Language;
  role: Role;
}

/** What is wrong with a line; `column` as the file calls it, empty for the line as a whole. */
export interface RowProblem {
  line: number;
  column: string;
  fault: RowFault;
}

export interface RowRules {
  /** Of those whose line says none. */
  language: Language;
  mayGrant: (role: Role) => boolean;
}

/** Also controls that turn the direction of text, which make an address look like another. */
const control = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const nameFault = (schema: z.ZodType, value: string): RowFault | null => {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue ? { is: 'name', text: issueText(issue) } : null;
};

/** A name of one cell: the first word, and the rest. */
const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
};

/** Somebody as a line says, or all that is wrong with it. */
export const readRow = (
  { line, cells }: CsvRow,
  { at, headings }: Columns,
  { language, mayGrant }: RowRules,
): { person: FilePerson } | { problems: RowProblem[] } => {
  if (cells.length !== headings.length) {
    const fault: RowFault = { is: 'cells', found: cells.length, wanted: headings.length };
    return { problems: [{ line, column: '', fault }] };
  }
  const raw = (column: Column): string => cells[at.get(column) ?? -1] ?? '';
  const text = (column: Column): string => raw(column).trim();
  const { firstName, lastName } = at.has('lastName')
    ? { firstName: text('name'), lastName: text('lastName') }
    : splitName(text('name'));
  const person = { line, email: text('email'), firstName, lastName };
  const said = {
    language: text('language') === '' ? language : languageIn(text('language')),
    role: text('role') === '' ? 'learner' : roleIn(text('role')),
  };

  const faultOf: Readonly<Record<Column, () => RowFault | null>> = {
    email: () => {
      if (person.email === '') return { is: 'noEmail' };
      return emailSchema.safeParse(person.email).success ? null : { is: 'email' };
    },
    name: () => {
      if (text('name') === '') return { is: 'noName' };
      const first = nameFault(firstNameSchema, firstName);
      if (first !== null || at.has('lastName') || lastName === '') return first;
      return nameFault(lastNameSchema, lastName);
    },
    lastName: () => (lastName === '' ? null : nameFault(lastNameSchema, lastName)),
    language: () => (said.language === undefined ? { is: 'language' } : null),
    role: () => {
      if (said.role === undefined) return { is: 'role' };
      return said.role === 'learner' || mayGrant(said.role) ? null : { is: 'mayNotGrant' };
    },
  };
  const problems = [...at].flatMap(([column, index]): RowProblem[] => {
    const fault: RowFault | null = control.test(text(column)) ? { is: 'control' } : faultOf[column]();
    return fault === null ? [] : [{ line, column: headings[index] ?? '', fault }];
  });
  const { language: spoken, role } = said;
  if (problems.length > 0 || spoken === undefined || role === undefined) return { problems };
  return { person: { ...person, language: spoken, role } };
};
