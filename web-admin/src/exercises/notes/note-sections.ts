import type { Language } from '@academy/contracts/shared/language.ts';
import { isMarked, labelOf, unmarked, type Label } from './labels.ts';
import { languageAlone } from './language-marks.ts';
import type { NoteSection } from './note-parts.ts';
import { isRule } from './sample-blocks.ts';

/** "Exercise 1.2" or "Ejercicio 3: …": where the notes of an exercise begin. */
const exerciseHead = /^(?:exercise|ejercicio)\s+\d[\d.]*\s*(?:[:.–—-].*)?$/i;

interface Reading {
  sections: NoteSection[];
  unclear: string[][];
  open: NoteSection | null;
  /** The language of the part of the notes that is read, where they have a part for each. */
  around: Language | null;
  isAfterBlank: boolean;
}

/** Titles and instructions that were read, by part and language. */
const isRead = ({ sections, around }: Reading, { part, language }: Label): boolean =>
  sections.some((one) => one.part === part && one.language === (language ?? around));

/** Whether a line that looks like a label is one where it stands: a sample may have lines such as "Task: …". */
function mayBegin(label: Label, reading: Reading): boolean {
  const { open, isAfterBlank } = reading;
  if (label.isSure || open === null || open.part === 'title') return true;
  const isAlone = label.rest === '';
  if (open.part === 'good' || open.part === 'weak') {
    if (label.part === 'title' || label.part === 'prompt') return label.isMarked && !isRead(reading, label);
    return label.isMarked || (isAlone && isAfterBlank);
  }
  return label.isMarked || isAlone || (isAfterBlank && !label.isNumbered);
}

/** Whether the notes of another exercise begin here. */
function beginsAnother(line: string, label: Label | null, reading: Reading): boolean {
  if (reading.sections.length === 0) return false;
  if (exerciseHead.test(unmarked(line))) return true;
  const inSamples = reading.open?.part === 'good' || reading.open?.part === 'weak';
  if (label?.part !== 'title' || !isRead(reading, label)) return false;
  return label.isMarked || !inSamples;
}

const takesMarks: ReadonlySet<string> = new Set(['good', 'weak', 'prompt']);

function readLine(line: string, reading: Reading): void {
  const { open } = reading;
  const language = languageAlone(line);
  const label = labelOf(line);
  if (language && (!open || reading.around || line.trimStart().startsWith('#'))) {
    reading.around = language;
    reading.open = null;
  } else if (label && mayBegin(label, reading)) {
    const { part, isList, isEssential, worded, rest } = label;
    const language = label.language ?? reading.around;
    reading.open = { part, isList, isEssential, worded, language, lines: [rest] };
    reading.sections.push(reading.open);
  } else if (isRule(line) && !open?.isList) reading.open = null;
  else if (open && !(isMarked(line) && !language && !takesMarks.has(open.part))) open.lines.push(line);
  else if (line.trim() !== '' && !exerciseHead.test(unmarked(line))) {
    const goesOn = open === null && !reading.isAfterBlank && !isMarked(line);
    reading.open = null;
    const last = reading.unclear.at(-1);
    if (goesOn && last) last.push(line);
    else reading.unclear.push([line]);
  }
  reading.isAfterBlank = line.trim() === '';
}

/** The notes of one exercise in sections by their labels, with what stands under none. A second exercise is not read. */
export function sectionsOf(text: string): { sections: NoteSection[]; unclear: string[] } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const reading: Reading = { sections: [], unclear: [], open: null, around: null, isAfterBlank: true };
  const another = lines.findIndex((line) => {
    if (beginsAnother(line, labelOf(line), reading)) return true;
    readLine(line, reading);
    return false;
  });
  if (another !== -1) reading.unclear.push(lines.slice(another));
  return { sections: reading.sections, unclear: reading.unclear.map((one) => one.join('\n').trim()) };
}
