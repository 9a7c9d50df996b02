/** Of the categories, in their order, those that the documents stand in. */
export function shownCategories<C extends { id: string }>(
  categories: readonly C[],
  documents: readonly { category: string }[],
): C[] {
  const used = new Set(documents.map(({ category }) => category));
  return categories.filter(({ id }) => used.has(id));
}
