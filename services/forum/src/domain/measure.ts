import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import { previewOf } from './plain-text.ts';

/** Every term is an entry of the index: a very long post is found by its beginning. */
const mostTerms = 400;

/** What is listed and found of a post's texts. */
export const measure = ({ title, content }: { title: string; content: string }) => {
  const titleTerms = searchTerms(title);
  const terms = [...new Set([...titleTerms, ...searchTerms(content)])].slice(0, mostTerms);
  return { preview: previewOf(content), titleTerms, terms };
};
