import { Schema } from 'mongoose';
import { defineModel, type RecordModel } from '../../src/mongo/define-model.ts';
import { parseStaffList } from '../../src/staff/staff-list.ts';
import { contains, findStaffPage, isWhole } from '../../src/staff/staff-query.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';

interface Row {
  _id: string;
  name: string;
  place: number;
}

const stack = useTestStack({ topics: [] });
let rows: RecordModel<Row>;

const names = ['Ánimo', 'Animal', 'ANIMO', 'Desánimo', 'Otro', 'animo', 'Animosa'];

beforeAll(async () => {
  const connection = await stack.database('pages');
  const schema = new Schema({ _id: String, name: String, place: Number }, { versionKey: false });
  rows = defineModel<Row>(connection, 'Row', schema);
  await Promise.all(names.map((name, place) => rows.create({ _id: String(place), name, place })));
});

const page = async (q: string | undefined, from: number, to: number) => {
  const list = parseStaffList({
    range: `[${from},${to}]`,
    ...(q !== undefined && { filter: JSON.stringify({ q }) }),
  });
  const found = await findStaffPage(rows, list, {
    where: contains(list.q, ['name']),
    first: isWhole(list.q, ['name']),
    sort: { place: -1, _id: -1 },
  });
  return { names: found.rows.map(({ name }) => name), total: found.total };
};

test.each([1, 2, 3, 4, 10])(
  'When %i rows are on a page, then exact matches stand first and no row is skipped or repeated',
  async (size) => {
    const read: string[] = [];
    for (let from = 0; from < 6; from += size) {
      const { names: some, total } = await page('ánimo', from, from + size - 1);
      expect(total).toBe(5);
      read.push(...some);
    }
    expect(read).toEqual(['animo', 'ANIMO', 'Ánimo', 'Animosa', 'Desánimo']);
  },
);

test('When nothing is looked for, or nothing is it from end to end, then the order is the list’s', async () => {
  expect((await page(undefined, 0, 1)).names).toEqual(['Animosa', 'animo']);
  expect((await page('anim', 0, 9)).names).toEqual([...names].reverse().filter((name) => name !== 'Otro'));
  expect(await page('nadie', 0, 9)).toEqual({ names: [], total: 0 });
});
