import { shownCategories } from './shown-categories.ts';

test('When documents stand in some categories, then these are shown in their order, and an unknown one is not', () => {
  const categories = [{ id: 'guides' }, { id: 'cases' }, { id: 'ideas' }];
  const documents = ['ideas', 'guides', 'guides', 'gone'].map((category) => ({ category }));
  expect(shownCategories(categories, documents).map(({ id }) => id)).toEqual(['guides', 'ideas']);
});
