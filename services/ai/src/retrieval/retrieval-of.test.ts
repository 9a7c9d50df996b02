import { shelfOf } from '../knowledge/domain/shelf.ts';
import { createRetrievalOf } from './retrieval-of.ts';

const none = { courses: [], lessons: [], documents: [] };

test('When nothing has been looked for yet, then no question has been made ready; afterwards once for all', () => {
  let made = 0;
  const retrievalOf = createRetrievalOf({
    vectorOf: () => null,
    questions: () => {
      made += 1;
      return { answered: [], toAnswered: () => [], toElsewhere: () => 0 };
    },
  });
  expect(made).toBe(0);
  const snapshot = { shelf: shelfOf(none), passages: [] };
  const retrieval = retrievalOf(snapshot);
  expect(retrievalOf(snapshot)).toBe(retrieval);
  retrievalOf({ ...snapshot, passages: [] });
  expect(made).toBe(1);
});
