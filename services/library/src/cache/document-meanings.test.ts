import { createDocumentMeanings } from './document-meanings.ts';

const document = (_id: string, version: number, titleEs = _id) => ({
  _id,
  version,
  titleEs,
  titleEn: '',
  descriptionEs: '',
  descriptionEn: '',
});

const counting = () => {
  const read: string[] = [];
  const vectorOf = (text: string) => {
    read.push(text.trim());
    return Float32Array.of(read.length);
  };
  return { read, meanings: createDocumentMeanings({ vectorOf }) };
};

test('When documents come again, then only changed and new ones are read anew', () => {
  const { read, meanings } = counting();
  meanings.withMeaning([document('a', 1), document('b', 1)]);
  meanings.withMeaning([document('a', 1), document('b', 2, 'b changed'), document('c', 1)]);
  expect(read).toEqual(['a', 'b', 'b changed', 'c']);
});

test('When a document was away, then its vector was dropped and is read anew', () => {
  const { read, meanings } = counting();
  meanings.withMeaning([document('a', 1)]);
  meanings.withMeaning([]);
  const [row] = meanings.withMeaning([document('a', 1)]);
  expect(read).toEqual(['a', 'a']);
  expect(row?.meaning).toEqual(Float32Array.of(2));
});
