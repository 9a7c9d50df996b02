import { fold } from '@academy/service-kit/text/fold.ts';

/** What a file may say of a person. */
export type Column = 'email' | 'name' | 'lastName' | 'language' | 'role';

/** In both languages, whatever their case and accents; signs between words do not count. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  email: ['email', 'e mail', 'mail', 'email address', 'correo', 'correo electronico', 'direccion de correo'],
  name: ['name', 'full name', 'first name', 'firstname', 'given name', 'nombre', 'nombre completo'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos'],
  language: ['language', 'lang', 'idioma', 'lengua'],
  role: ['role', 'rol'],
};
const passwords = new Set(['password', 'pass', 'pwd', 'contrasena', 'contrasenya', 'clave']);

const byHeading = new Map(
  Object.entries(headings).flatMap(([column, names]) =>
    // Object.entries forgets which keys there are.
    names.map((name) => [name, column as Column] as const),
  ),
);

const plainOf = (heading: string): string =>
  fold(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export interface Columns {
  /** Where each stands, from 0. */
  at: ReadonlyMap<Column, number>;
  /** As the file calls them. */
  headings: readonly string[];
  ignored: readonly string[];
}

export type ColumnFault =
  | { is: 'password'; heading: string }
  | { is: 'twice'; heading: string }
  | { is: 'missing'; column: 'email' | 'name' };

/** What the columns of a file mean, or why they cannot be read. */
export const readColumns = (cells: readonly string[]): Columns | ColumnFault => {
  const at = new Map<Column, number>();
  const ignored: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const plain = plainOf(cell);
    if (passwords.has(plain)) return { is: 'password', heading: cell.trim() };
    const column = byHeading.get(plain);
    if (column === undefined) {
      if (plain !== '') ignored.push(cell.trim());
    } else if (at.has(column)) return { is: 'twice', heading: cell.trim() };
    else at.set(column, index);
  }
  for (const column of ['email', 'name'] as const) if (!at.has(column)) return { is: 'missing', column };
  return { at, headings: cells.map((cell) => cell.trim()), ignored };
};
