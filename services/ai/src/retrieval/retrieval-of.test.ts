import { placedPassages } from '../knowledge/domain/placed-passages.ts';
import { shelfOf } from '../knowledge/domain/shelf.ts';
import { createComparing } from './questions/compared-questions.ts';
import { createRetrievalOf } from './retrieval-of.ts';

const none = { courses: [], lessons: [], documents: [] };
const shelf = shelfOf(none);
const vectorOf = () => null;

const make = () => {
  const counted = { made: 0, added: [] as number[] };
  const comparing = createComparing({ answered: [], elsewhere: [] }, vectorOf);
  const retrievalOf = createRetrievalOf({
    vectorOf,
    comparing: () => {
      counted.made += 1;
      return (added) => {
        counted.added.push(added.length);
        return comparing(added);
      };
    },
  });
  return { counted, retrievalOf };
};

test('When nothing has been looked for yet, then no question has been made ready; afterwards once for all', () => {
  const { counted, retrievalOf } = make();
  expect(counted.made).toBe(0);
  const snapshot = { shelf, passages: [] };
  const retrieval = retrievalOf(snapshot, []);
  retrievalOf({ ...snapshot, passages: [] }, []);
  expect(counted.made).toBe(1);
  expect(retrieval).toBeDefined();
});

test('When neither passages nor added questions change, then the retrieval is the same one', () => {
  const { retrievalOf } = make();
  const snapshot = { shelf, passages: [] };
  const added: never[] = [];
  expect(retrievalOf(snapshot, added)).toBe(retrievalOf(snapshot, added));
});

test('When the text of an added question is withdrawn, then it is compared with no more, and again once it is back', () => {
  const { counted, retrievalOf } = make();
  const passages = placedPassages('document', {
    _id: 'guide',
    sequence: 1,
    titleEs: 'Guía',
    titleEn: 'Guide',
    contentEs: 'Cuenta las patas.',
    contentEn: 'Count the legs.',
  });
  const ask = { es: ['¿cuántos hay?'], en: [] };
  const place = { kind: 'document', id: 'guide' } as const;
  const added = [{ es: 'Cuenta las patas.', en: 'Count the legs.', ask, place }];
  const found = (of: typeof passages) => {
    counted.added = [];
    retrievalOf({ shelf, passages: of }, added);
    return counted.added.at(-1);
  };
  expect([found(passages), found([]), found([...passages])]).toEqual([1, 0, 1]);
});
