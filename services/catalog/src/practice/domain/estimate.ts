/** Silent reading of instructions, in words a minute. */
const readingSpeed = 200;
/**
 * Typing something that one has written before, in words a minute: between composing (19) and copying (33), as measured by
 * Karat, Halverson, Horn and Karat, "Patterns of entry and correction in large vocabulary continuous speech recognition
 * systems", CHI 1999.
 */
const writingSpeed = 30;
/** A prompt of this length is enough for every exercise; what was longer need not be again. */
const wordsEnough = 120;
/** Of a prompt whose length was not kept. */
const usualWords = 60;

const wordsIn = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

/** How long it takes to read an exercise and write its prompt once more, in seconds. */
export const estimateSeconds = (instructions: string, writtenWords: number): number => {
  const toWrite = Math.min(writtenWords || usualWords, wordsEnough);
  return Math.ceil((wordsIn(instructions) / readingSpeed + toWrite / writingSpeed) * 60);
};

export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);
