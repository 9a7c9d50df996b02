const longest = 150;

/** A text as a header can carry it: one line without control characters, cut where it is long. */
export const oneLine = (text: string): string => {
  const line = text.replaceAll(/[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length <= longest ? line : `${letters.slice(0, longest - 1).join('')}…`;
};
