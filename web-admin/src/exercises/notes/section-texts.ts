import type { Language } from '@academy/contracts/shared/language.ts';
import { languageGuessed, piecesOf } from './language-marks.ts';
import type { NoteSection } from './note-parts.ts';

export type Texts = Partial<Record<Language, string>>;

type Around = Pick<NoteSection, 'language' | 'worded'>;

/** A text over several lines in each language that it is written in. */
export function textsOf(lines: readonly string[], { language, worded }: Around): Texts {
  const found: { language: Language | null; lines: string[] }[] = [{ language, lines: [] }];
  for (const piece of lines.flatMap(piecesOf)) {
    if (piece.language) found.push({ language: piece.language, lines: [] });
    found.at(-1)?.lines.push(piece.text);
  }
  const texts: Texts = {};
  for (const one of found) {
    const text = one.lines.join('\n').trim();
    if (text === '') continue;
    const of = one.language ?? languageGuessed(text) ?? worded;
    texts[of] = texts[of] === undefined ? text : `${texts[of]}\n\n${text}`;
  }
  return texts;
}

const mark = /^\s*(?:\d{1,2}[.)]|[-*•–])\s+/;

/**
 * The items of a list, each in the languages that it is written in: lines with a number or a dash, with what follows them, or
 * all lines where none has one. What stands after an empty line and begins no item is a remark.
 */
export function itemsOf(lines: readonly string[], around: Around): { items: Texts[]; remarks: string[] } {
  const isMarkedList = lines.some((line) => mark.test(line));
  const items: string[][] = [];
  const remarks: string[] = [];
  let isAfterBlank = false;
  for (const line of lines) {
    const isBlank = line.trim() === '';
    const text = line.replace(mark, '').trim();
    const begins = isMarkedList ? mark.test(line) : goesOnIn(items.at(-1), text) === false;
    if (isBlank) isAfterBlank = true;
    else if (begins) items.push([text]);
    else if (isMarkedList && (isAfterBlank || items.length === 0) && !piecesOf(text)[0]?.language)
      remarks.push(text);
    else items.at(-1)?.push(text);
    if (!isBlank) isAfterBlank = false;
  }
  return { items: items.map((item) => textsOf(item, around)), remarks };
}

/** In a list without numbers, an item in one language goes on in the other: "ES: …" and then "EN: …". */
function goesOnIn(item: readonly string[] | undefined, text: string): boolean {
  const [piece] = piecesOf(text);
  if (!item || !piece?.language) return false;
  return (
    item.length === 1 &&
    piecesOf(item[0] ?? '').every(({ language }) => language && language !== piece.language)
  );
}
