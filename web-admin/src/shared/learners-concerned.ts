/** What a question says, with the sentence on how many learners it concerns where their number is known. */
export const withConcerned = (
  content: string,
  count: number | undefined,
  concerns: (values: { smart_count: number }) => string,
): string => (count === undefined ? content : `${content} ${concerns({ smart_count: count })}`);
