import type { Language } from '@academy/contracts/shared/language.ts';
import type { CourseOnShelf } from '../../knowledge/domain/shelf.ts';
import { escapeMarkdown } from '../../knowledge/domain/escape-markdown.ts';
import { checklistOf } from './checklist.ts';
import { glossaryOf } from './glossary.ts';
import { keyIdeasOf } from './key-ideas.ts';
import { readLesson, type LessonReading } from './lesson-reading.ts';
import { summaryWords } from './summary-texts.ts';

const headingsPerGoal = 3;

/** "1. The source, on the table" is the first of its lesson, not of the summary. */
const unnumbered = (heading: string): string => heading.replace(/^\d+[.)]\s+/, '');
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const goalOf = ({ title, sections }: LessonReading): string => {
  const headings = sections.flatMap(({ heading }) => (heading === null ? [] : [unnumbered(heading)]));
  const about = headings.slice(0, headingsPerGoal).map(lowerFirst).join('; ');
  return `- **${escapeMarkdown(title)}**${about && `: ${escapeMarkdown(about)}.`}`;
};

const ideasOf = (lesson: LessonReading, at: number): string => {
  const ideas = keyIdeasOf(lesson).map(({ heading, text }) => {
    const place = heading === null ? '' : `**${escapeMarkdown(unnumbered(heading))}.** `;
    return `- ${place}${escapeMarkdown(text)}`;
  });
  return [`### ${at + 1}. ${escapeMarkdown(lesson.title)}`, ideas.join('\n')].filter(Boolean).join('\n\n');
};

const practiceOf = ({ id, title, exercises }: LessonReading): string => {
  const links = exercises.map(
    (exercise) =>
      `  - [${escapeMarkdown(exercise.title)}](/lessons/${id}?exercise=${encodeURIComponent(exercise.id)})`,
  );
  return [`- **${escapeMarkdown(title)}**`, ...links].join('\n');
};

/** A part with its heading; nothing where it has nothing to say. */
const part = (heading: string, body: string, lead = ''): string[] =>
  body === '' ? [] : [`## ${heading}`, ...(lead ? [lead] : []), body];

/** A summary made of the lessons' own sentences, in Markdown. Deterministic: the same course gives the same document. */
export const extractSummary = ({ course, lessons }: CourseOnShelf, language: Language): string => {
  const words = summaryWords[language];
  const readings = lessons.map((lesson) => readLesson(lesson, language));
  const [title, description] =
    language === 'es' ? [course.titleEs, course.descriptionEs] : [course.titleEn, course.descriptionEn];
  const withExercises = readings.filter(({ exercises }) => exercises.length > 0);
  return [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(description),
    `*${words.builtIn}*`,
    ...part(words.goals, readings.map(goalOf).join('\n'), words.goalsLead),
    ...part(words.ideas, readings.map(ideasOf).join('\n\n')),
    ...part(
      words.glossary,
      glossaryOf(readings, language)
        .map(({ term, meaning }) => `- **${escapeMarkdown(term)}:** ${escapeMarkdown(meaning)}`)
        .join('\n'),
    ),
    ...part(
      words.checklist,
      checklistOf(readings, language)
        .map(({ text }) => `- [ ] ${escapeMarkdown(text)}`)
        .join('\n'),
    ),
    ...part(words.practice, withExercises.map(practiceOf).join('\n'), words.practiceLead),
  ]
    .filter((line) => line !== '')
    .join('\n\n')
    .concat('\n');
};
