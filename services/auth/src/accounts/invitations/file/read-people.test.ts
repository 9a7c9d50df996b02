import { mostInvitedBytes, mostInvitedRows } from '@academy/contracts/http/auth/invitations.ts';
import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { rowFaultText } from './file-texts.ts';
import { readPeople, textOf } from './read-people.ts';

const rules = { language: 'es', mayGrant: () => true } as const;
const read = (...lines: string[]) => readPeople(lines.join('\n'), rules);
const ana = {
  line: 2,
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Ruiz Gil',
  language: 'es',
  role: 'learner',
};

const refusal = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError) return error.fields?.[0]?.text.es ?? '';
    throw error;
  }
  return 'nothing was refused';
};

test.each([
  ['Spanish', 'correo,nombre', 'ana@example.com,Ana Ruiz Gil'],
  ['English', 'E-mail;Name', 'ana@example.com;Ana Ruiz Gil'],
  ['another order and case', 'NOMBRE;Correo Electrónico', 'Ana Ruiz Gil;ana@example.com'],
  ['names in two columns', 'apellidos,nombre,email', 'Ruiz Gil,Ana,ana@example.com'],
  ['signs in its headings', '"e_mail","Full-name"', '"ana@example.com","Ana  Ruiz Gil"'],
])('When the headings are in %s, then the person is read', (_how, head, line) => {
  expect(read(head, line)).toEqual({ people: [ana], problems: [], ignored: [] });
});

test('When a file begins with a byte order mark, then its first heading is read all the same', () => {
  const bytes = Buffer.from('\uFEFFcorreo,nombre\nana@example.com,Ana Ruiz Gil');
  expect(readPeople(textOf(bytes), rules).people).toEqual([ana]);
});

test('When lines name language and role, then these count, by any of their names', () => {
  const { people } = read(
    'email,name,idioma,rol,teléfono',
    'a@example.com,A B,en,teacher,1',
    'b@example.com,B C,Inglés,Docente,2',
    'c@example.com,C D,,,3',
  );
  expect(people.map(({ language, role }) => [language, role])).toEqual([
    ['en', 'teacher'],
    ['en', 'teacher'],
    ['es', 'learner'],
  ]);
  expect(read('email,name,teléfono', 'a@example.com,A B,1').ignored).toEqual(['teléfono']);
});

test('When cells are formulas, then they are text', () => {
  const { people, problems } = read(
    'email,name',
    'x@example.com,"=HYPERLINK(""x"")"',
    'y@example.com,+1 Uno',
  );
  expect([people.map(({ firstName }) => firstName), problems]).toEqual([['=HYPERLINK("x")', '+1'], []]);
});

test('When several lines are at fault, then each is named with its column and what to do', () => {
  const { people, problems } = read(
    'Correo,Nombre,Idioma,Rol',
    'ana(at)example.com,Ana,fr,jefa',
    ',Luis,es,',
    'luis@example.com,,es,',
    'a@example.com,visita spam.example,es,',
    'b@example.com,"Dos\nlíneas",es,',
    'c@example.com,Uno\u202Eodi,es,',
    'd@example.com,Da,es',
    'e@example.com,Eva,es,learner',
  );
  expect(people.map(({ email }) => email)).toEqual(['e@example.com']);
  expect(problems.map(({ line, column, fault }) => [line, column, fault.is])).toEqual([
    [2, 'Correo', 'email'],
    [2, 'Idioma', 'language'],
    [2, 'Rol', 'role'],
    [3, 'Correo', 'noEmail'],
    [4, 'Nombre', 'noName'],
    [5, 'Nombre', 'name'],
    [6, 'Nombre', 'control'],
    [8, 'Nombre', 'control'],
    [9, '', 'cells'],
  ]);
  for (const { fault } of problems) {
    const { es, en } = rowFaultText(fault);
    expect([es, en].every((text) => /^\p{Lu}.*\.$/su.test(text))).toBe(true);
  }
});

test('When staff may not give a role, then it is a problem of the line', () => {
  const { problems } = readPeople('email,name,role\na@example.com,A B,administrator', {
    language: 'en',
    mayGrant: () => false,
  });
  expect(problems).toEqual([{ line: 2, column: 'role', fault: { is: 'mayNotGrant' } }]);
});

test.each([
  ['has passwords', 'correo,nombre,Contraseña\na@example.com,A,secreto', /contraseñas \(«Contraseña»\)/],
  ['has passwords in English', 'email,name,PassWord\na@example.com,A,x', /contraseñas/],
  ['lacks the address', 'nombre\nAna', /«correo»/],
  ['lacks the name', 'email\na@example.com', /«nombre»/],
  ['says one thing twice', 'email,correo,nombre\na@example.com,a@example.com,A', /«correo»/],
  ['has headings alone', 'email,name\n\n', /no tiene a nadie/],
  ['is empty', '', /no tiene a nadie/],
  ['has a quote that never ends', 'email,name\na@example.com,"A', /Línea 2/],
])('When a file %s, then it is refused as a whole and says why', (_what, text, why) => {
  expect(refusal(() => readPeople(text, rules))).toMatch(why);
});

test('When a file has as many people as are taken, then all are read, and one more is refused', () => {
  const people = Array.from({ length: mostInvitedRows }, (_, i) => `p${i}@example.com,Ana Ruiz`);
  expect(read('email,name', ...people).people.length).toBe(mostInvitedRows);
  expect(refusal(() => read('email,name', ...people, 'one@example.com,Ana'))).toMatch(/más de 5000/);
});

test('When the bytes are too many or in Latin-1, then it is said what to do', () => {
  expect(refusal(() => textOf(new Uint8Array(mostInvitedBytes + 1)))).toMatch(/1 MB/);
  expect(refusal(() => textOf(Buffer.from('correo;nombre\na@example.com;José', 'latin1')))).toMatch(
    /CSV UTF-8/,
  );
});
