/** The beginning of a text, of at most so many characters and cut at a word, with an ellipsis where something was cut. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
