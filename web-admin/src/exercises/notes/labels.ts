import type { Language } from '@academy/contracts/shared/language.ts';
import { languageNamed, languageNames } from './language-marks.ts';
import type { NotePart } from './note-parts.ts';

interface LabelWords {
  part: NotePart;
  worded: Language;
  isList?: true;
  /** Nobody writes it at the beginning of a line of a prompt. */
  isSure?: true;
  isEssential?: true;
  words: string;
}

const samplesEn = '(?:sample|example|prompt|answer)';
const samplesEs = '(?:muestra|ejemplo|prompt|respuesta)';
const weakEs = '(?:floj|mal|pobre|debil)(?:[oa]|es)?';
const mustHave = '(?:must|should|needs? to|has to) (?:have|say|include|contain)';
const debeTener = '(?:debe|deberia|tiene que|ha de) (?:tener|llevar|decir|incluir|contener)';
const needed = { part: 'points', isSure: true, isEssential: true } as const;

/** By their words without accents and capitals. The first that fits is taken. */
const labels: readonly LabelWords[] = [
  { part: 'good', worded: 'en', isSure: true, words: 'model (?:prompt|answer)' },
  { part: 'good', worded: 'es', isSure: true, words: '(?:prompt|respuesta) (?:modelo|de referencia)' },
  { part: 'good', worded: 'en', isList: true, isSure: true, words: `(?:good|strong) ${samplesEn}s` },
  { part: 'good', worded: 'en', isSure: true, words: `(?:good|strong) ${samplesEn}` },
  { part: 'good', worded: 'es', isList: true, isSure: true, words: `(?:buen[oa]s )?${samplesEs}s buen[oa]s` },
  { part: 'good', worded: 'es', isList: true, isSure: true, words: `buen[oa]s ${samplesEs}s` },
  { part: 'good', worded: 'es', isSure: true, words: `${samplesEs} buen[oa]` },
  { part: 'good', worded: 'es', isSure: true, words: `buena? ${samplesEs}` },
  { part: 'weak', worded: 'en', isList: true, isSure: true, words: `(?:weak|bad|poor) ${samplesEn}s` },
  { part: 'weak', worded: 'en', isSure: true, words: `(?:weak|bad|poor) ${samplesEn}` },
  { part: 'weak', worded: 'es', isList: true, isSure: true, words: `${samplesEs}s ${weakEs}s?` },
  { part: 'weak', worded: 'es', isSure: true, words: `${samplesEs} ${weakEs}` },
  { part: 'weak', worded: 'es', isSure: true, words: `mala? ${samplesEs}` },
  { ...needed, worded: 'en', words: `what (?:a|the|every) (?:good )?prompt ${mustHave}` },
  { ...needed, worded: 'en', words: `a good prompt ${mustHave}` },
  { ...needed, worded: 'es', words: `(?:lo )?que ${debeTener}(?: (?:el|un|todo)(?: buen)? prompt)?` },
  { ...needed, worded: 'es', words: `un buen prompt ${debeTener}` },
  { part: 'points', worded: 'en', isEssential: true, words: 'requirements' },
  { part: 'points', worded: 'es', isEssential: true, words: 'requisitos' },
  { part: 'points', worded: 'en', words: 'points|criteria|checklist' },
  { part: 'points', worded: 'es', words: 'puntos|criterios' },
  { part: 'hints', worded: 'en', isList: true, words: 'hints' },
  { part: 'hints', worded: 'en', words: 'hint' },
  { part: 'hints', worded: 'es', isList: true, words: 'pistas' },
  { part: 'hints', worded: 'es', words: 'pista' },
  {
    part: 'prompt',
    worded: 'en',
    words: '(?:the )?(?:situation(?: and task)?|tasks?|instructions|brief|case)',
  },
  {
    part: 'prompt',
    worded: 'es',
    words: '(?:la )?(?:situacion(?: y tarea)?|tarea|instrucciones|enunciado|consigna|caso)',
  },
  { part: 'title', worded: 'en', words: 'title' },
  { part: 'title', worded: 'es', words: 'titulo' },
];

/** A number or a letter, a language and a remark in brackets may stand between the words and the end of a label. */
const ending = `(?: (?<number>[a-h]|\\d{1,2}))?(?:\\s*[,(–—-]?\\s*(?<language>${languageNames})\\)?)?(?:\\s*\\([^()]*\\))?\\s*(?::|$)`;

const patterns = labels.map((label) => ({ label, pattern: new RegExp(`^(?:${label.words})${ending}`) }));

export interface Label extends Pick<LabelWords, 'part' | 'worded'> {
  isList: boolean;
  isSure: boolean;
  isEssential: boolean;
  /** Whether Markdown sets it off, as a heading or in bold. */
  isMarked: boolean;
  isNumbered: boolean;
  language: Language | null;
  /** What follows it in its line. */
  rest: string;
}

const longest = 160;
const number = /^\d{1,2}[.)]\s+/;

/** Without accents and capitals, letter by letter, so that places stay the same. */
const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = letter.normalize('NFD')[0]?.toLowerCase() ?? letter;
    return bare.length === letter.length ? bare : letter;
  }).join('');

export const isMarked = (line: string): boolean => /^\s*(?:#|\*\*|__)/.test(line);

/** A line without the Markdown of headings and bold text. */
export const unmarked = (line: string): string =>
  line
    .trim()
    .replace(/^#+\s*/, '')
    .replaceAll(/\*\*|__/g, '')
    .trim();

/** The label that a line begins with, or null. */
export function labelOf(line: string): Label | null {
  const bare = unmarked(line.replace(/^\s*[-*•]\s+/, ''));
  const text = bare.replace(number, '');
  const head = plain(text.slice(0, longest));
  for (const { label, pattern } of patterns) {
    const found = pattern.exec(head);
    if (!found) continue;
    const { part, worded, isList = part === 'points', isSure = false, isEssential = false } = label;
    return {
      part,
      worded,
      isList: isList && found.groups?.['number'] === undefined,
      isSure,
      isEssential,
      isMarked: isMarked(line),
      isNumbered: bare !== text,
      language: languageNamed(found.groups?.['language']),
      rest: text.slice(found[0].length).trim(),
    };
  }
  return null;
}
