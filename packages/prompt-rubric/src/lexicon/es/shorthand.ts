/** What people who type in a hurry write for a word, in small letters. */
export const shorthand: Record<string, string> = {
  q: 'que',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  pa: 'para',
  tb: 'tambien',
  tmb: 'tambien',
};
