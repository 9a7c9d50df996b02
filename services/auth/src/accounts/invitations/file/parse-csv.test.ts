import { delimiterOf, parseCsv } from './parse-csv.ts';

const parse = (text: string, most = 100) => parseCsv(text, { delimiter: delimiterOf(text), most });
const cellsOf = (text: string) => parse(text).rows.map(({ cells }) => cells);

test.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2\n'],
  ['the line ends of Windows', 'a,b\r\n1,2\r\n'],
  ['the line ends of old Macs', 'a,b\r1,2'],
  ['no line end at its end', 'a;b\n1;2'],
  ['quoted cells', '"a","b"\n"1","2"'],
  ['empty lines between', 'a,b\n\n,\n1,2\n\n'],
  ['empty lines before', '\r\n \r\na;b\r\n1;2'],
  ['a line that names its delimiter', 'sep=;\r\na;b\r\n1;2'],
  ['a line that names the comma', 'SEP=,\na,b\n1,2'],
])('When a file has %s, then its cells are read', (_what, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('When a quoted cell has delimiters, quotes and line breaks, then they are part of it, and lines are counted on', () => {
  const { rows, fault } = parse('a;b\n"x;""y""\r\nz";2\nlast;3\n');
  expect(fault).toBeNull();
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x;"y"\r\nz', '2'] },
    { line: 4, cells: ['last', '3'] },
  ]);
});

test('When empty lines and one that names the delimiter come first, then lines are counted from the first', () => {
  expect(parse('\nsep=;\na;b\n1;2').rows.map(({ line }) => line)).toEqual([3, 4]);
});

test('When cells are empty, then they stand where they are', () => {
  expect(cellsOf('a,b,c\n1,,\n,2,')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', ''],
    ['', '2', ''],
  ]);
});

test('When the headings have the other delimiter within quotes, then it does not count', () => {
  expect(delimiterOf('"a,b,c,d";x;y\n1')).toBe(';');
});

test.each([
  ['a,b\n1,"2\n3,4', { line: 2, is: 'unclosed' }],
  ['a,b\n"1"x,2', { line: 2, is: 'stray' }],
  ['a,b\n1"2,3', { line: 2, is: 'stray' }],
  ['a,b\n1,"2\n3,"4"\n', { line: 2, is: 'stray' }],
])('When the quotes of %j do not match, then the line is named', (text, fault) => {
  expect(parse(text).fault).toEqual(fault);
});

test('When a file is a megabyte of one quoted cell, or of quotes, then it is read in a moment', () => {
  const mega = 1024 * 1024;
  expect(parse(`"${'x'.repeat(mega)}"`).rows[0]?.cells[0]?.length).toBe(mega);
  expect(parse(`"${'""'.repeat(mega / 2)}"`).rows[0]?.cells[0]?.length).toBe(mega / 2);
  expect(parse('"'.repeat(mega + 1)).fault).toMatchObject({ line: 1 });
});

test('When a file has more records than are wanted, then no more are read', () => {
  expect(parse('a\nb\nc\nd\n', 2).rows.length).toBe(2);
});
