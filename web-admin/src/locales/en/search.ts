export const search = {
  title: 'Search the back office',
  field: 'Type what you are looking for',
  hint: 'Two letters or more also search people, courses and everything else.',
  results: 'Results',
  pages: 'Pages',
  lists: 'In other lists',
  all: 'See the only result in the list |||| See all %{smart_count} results in the list',
  allMany: 'See all results in the list: more than 10,000',
  loading: 'Searching…',
  found: '%{smart_count} suggestion |||| %{smart_count} suggestions',
  nothing: 'Nothing matches “%{words}”.',
  failed: 'Could not search: %{names}.',
  keys: '↑ ↓ to move, Enter to open, Esc to close',
};

export type SearchTexts = typeof search;
