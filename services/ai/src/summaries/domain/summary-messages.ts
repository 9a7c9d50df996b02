import type { Language } from '@academy/contracts/shared/language.ts';
import type { CourseOnShelf } from '../../knowledge/domain/shelf.ts';
import { materialBlock, materialRule } from '../../providers/ask/material.ts';
import type { ChatMessage } from '../../providers/provider-port.ts';
import { summaryWords } from './summary-texts.ts';

/** Of all lessons together; long courses share it evenly. */
const materialCharacters = 60_000;

const names: Readonly<Record<Language, string>> = { es: 'Spanish, informal (tú)', en: 'English' };

/** What a model is asked: the lessons, as material between delimiters that cannot be foreseen. */
export const summaryMessages = (
  { course, lessons }: CourseOnShelf,
  { language, boundary }: { language: Language; boundary: string },
): ChatMessage[] => {
  const isSpanish = language === 'es';
  const { goals, ideas, glossary, checklist, practice } = summaryWords[language];
  const each = Math.floor(materialCharacters / Math.max(1, lessons.length));
  const blocks = lessons.map((lesson) => {
    const title = isSpanish ? lesson.titleEs : lesson.titleEn;
    const content = (isSpanish ? lesson.contentEs : lesson.contentEn).slice(0, each);
    const exercises = lesson.exercises.map((exercise) => (isSpanish ? exercise.titleEs : exercise.titleEn));
    const text = `${title}\n\n${content}\n\nExercises: ${exercises.join('; ')}`;
    return materialBlock(boundary, 'lesson', text);
  });
  const title = isSpanish ? course.titleEs : course.titleEn;
  return [
    {
      role: 'system',
      content: `
You summarise a course of an online academy that teaches people to write prompts for language models.
Write in ${names[language]}, in Markdown, in at most 1,200 words, from the lessons alone: add nothing that they do not say.
${materialRule(boundary)}
Use exactly these headings of level 2, in this order: ${[goals, ideas, glossary, checklist, practice].join(', ')}.
Under "${ideas}" give each lesson a heading of level 3 with its title and three to five points. Write the checklist as "- [ ]" items.
Under "${practice}" suggest what to practise, naming the exercises, and never solve one. No links, no images, no raw HTML.`.trim(),
    },
    {
      role: 'user',
      content: [materialBlock(boundary, 'course', title), ...blocks].join('\n\n'),
    },
  ];
};
