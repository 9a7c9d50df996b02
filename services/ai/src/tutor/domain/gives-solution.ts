/** Shorter parts cannot be handed in as a prompt. */
const fewestWords = 8;

const fences = /```[^\n`]*\n([\s\S]*?)(?:```|$)/g;
const quotations = /[«“"]([^«»“”"]{20,})[»”"]/g;

/** The parts of an answer that somebody could copy out: fences, quotations, quoted blocks and paragraphs. */
const copyableParts = (text: string): string[] => {
  const found = [...text.matchAll(fences), ...text.matchAll(quotations)].map((match) => match[1] ?? '');
  const paragraphs = text.split(/\n{2,}/);
  const unquoted = paragraphs.map((paragraph) => paragraph.replace(/^[^\S\n\r\u2028\u2029]*>\s?/gm, ''));
  return [...new Set([...found, ...unquoted, text])].filter(
    (part) => part.split(/\s+/).length >= fewestWords,
  );
};

/** Whether an answer holds a text that would pass the exercise. */
export const givesSolution =
  (passes: (candidate: string) => boolean) =>
  (text: string): boolean =>
    copyableParts(text).some(passes);
