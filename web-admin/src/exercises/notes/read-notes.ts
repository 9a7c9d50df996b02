import type { Language } from '@academy/contracts/shared/language.ts';
import { languages } from '../../app/i18n/current-language.ts';
import { languageAlone } from './language-marks.ts';
import { sectionsOf } from './note-sections.ts';
import type { ExerciseNotes, NoteSection, NotedPoint } from './note-parts.ts';
import { blocksOf, samplesIn } from './sample-blocks.ts';
import { itemsOf, textsOf, type Texts } from './section-texts.ts';

/** As many hints as an exercise has. */
const mostHints = 3;

const nothing = (): ExerciseNotes => ({
  title: { es: '', en: '' },
  prompt: { es: '', en: '' },
  hints: { es: [], en: [] },
  good: { es: [], en: [] },
  weak: { es: [], en: [] },
  points: [],
  unclear: [],
});

const eachOf = (texts: Texts, take: (language: Language, text: string) => void) => {
  for (const language of languages) {
    const text = texts[language];
    if (text !== undefined && text !== '') take(language, text);
  }
};

/** Notes to the teacher's self below a sample: "(Count it as met.)". */
const isRemark = (line: string, at: number, lines: readonly string[]) =>
  at > 0 && lines[at - 1]?.trim() === '' && /^\s*\([^()]*\)\s*$/.test(line);

function takeSamples(section: NoteSection, notes: ExerciseNotes, kind: 'good' | 'weak'): void {
  notes.unclear.push(...section.lines.filter(isRemark).map((line) => line.trim()));
  const lines = section.lines.filter((line, at, all) => !isRemark(line, at, all));
  const blocks = section.isList ? blocksOf(lines.join('\n')) : [lines.join('\n')];
  let { language } = section;
  for (const block of blocks) {
    const written = block.split('\n');
    // A language that stands above several samples is that of all of them.
    const above = languageAlone(written[0] ?? '');
    if (section.isList && above) language = above;
    eachOf(textsOf(written, { ...section, language }), (one, text) => {
      notes[kind][one].push(...(section.isList ? samplesIn(`${text}\n---`) : [text]));
    });
  }
}

function takeItems(section: NoteSection, notes: ExerciseNotes): void {
  const isOne = section.part === 'hints' && !section.isList;
  const { items, remarks } = isOne
    ? { items: [textsOf(section.lines, section)], remarks: [] }
    : itemsOf(section.lines, section);
  notes.unclear.push(...remarks);
  for (const item of items)
    if (section.part === 'points')
      notes.points.push({ es: item.es ?? '', en: item.en ?? '', isEssential: section.isEssential });
    else eachOf(item, (language, text) => notes.hints[language].push(text));
}

function take(section: NoteSection, notes: ExerciseNotes): void {
  switch (section.part) {
    case 'good':
    case 'weak':
      takeSamples(section, notes, section.part);
      break;
    case 'hints':
    case 'points':
      takeItems(section, notes);
      break;
    case 'title':
      eachOf(textsOf(section.lines, section), (language, text) => {
        const [title = '', ...others] = text.split('\n');
        if (notes.title[language] === '') notes.title[language] = title.trim();
        else notes.unclear.push(title);
        const rest = others.join('\n').trim();
        if (rest !== '') notes.unclear.push(rest);
      });
      break;
    case 'prompt':
      eachOf(textsOf(section.lines, section), (language, text) => {
        notes.prompt[language] = [notes.prompt[language], text].filter(Boolean).join('\n\n');
      });
  }
}

/** Lists of points that stand in each language alone belong together by their order, where they are as long. */
function paired(points: readonly NotedPoint[]): NotedPoint[] {
  const spanish = points.filter(({ en }) => en === '');
  const english = points.filter(({ es }) => es === '');
  if (spanish.length !== english.length) return [...points];
  const both = points.filter(({ es, en }) => es !== '' && en !== '');
  return [...both, ...spanish.map((point, at) => ({ ...point, en: english[at]?.en ?? '' }))];
}

/** What a teacher's notes of one exercise say, in either language or both, with what is not understood. */
export function readNotes(text: string): ExerciseNotes {
  const { sections, unclear } = sectionsOf(text);
  const notes = nothing();
  for (const section of sections) take(section, notes);
  const tooMany = languages.flatMap((language) => notes.hints[language].splice(mostHints));
  return {
    ...notes,
    points: paired(notes.points),
    unclear: [...unclear, ...notes.unclear, ...tooMany].filter((one) => one !== ''),
  };
}

/** Whether anything was recognised. */
export const saysSomething = ({ title, prompt, hints, good, weak, points }: ExerciseNotes): boolean =>
  points.length > 0 ||
  languages.some(
    (one) => title[one] + prompt[one] !== '' || [hints, good, weak].some((part) => part[one].length > 0),
  );
