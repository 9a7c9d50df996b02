import { importHash } from '@academy/service-kit/content/import-decision.ts';
import type { ContentCourse } from '../../src/content/read-courses.ts';
import type { ContentLesson } from '../../src/content/content-lesson.ts';
import type { LessonExercise } from '../../src/domain/lesson.ts';
import { importCourses } from '../../src/use-cases/import-courses.ts';
import type { CatalogDeps } from '../../src/use-cases/deps.ts';

/** Stands in every lesson's text, and nowhere else. */
export const secretPart = 'what only those who may open it read';

/** Stands in every exercise's model answers, and nowhere else. */
export const passedPart = 'what only those who have passed it read';

/** Passes every exercise here, as `weakAnswer` passes none. */
export const goodAnswer = 'Write an email to the shop about the missing wheel of my chair';
export const weakAnswer = 'Hello there';

/** Judged as what they are by the exercises' rubric. */
export const samples = {
  es: {
    good: [
      'Escribe a la tienda que a mi silla le falta la rueda delantera',
      'Redacta un mensaje al vendedor para pedir otra rueda',
      'Pide por correo que manden una rueda nueva',
    ],
    weak: ['Hola', 'Escribe un correo a la tienda', 'Necesito ayuda con mi silla'],
  },
  en: {
    good: [
      goodAnswer,
      'Draft a message that asks the seller for another wheel',
      'Ask by email that they send me a new wheel',
    ],
    weak: [weakAnswer, 'Write an email to the shop', 'I need some help with my chair'],
  },
} satisfies LessonExercise['samples'];

const outputs = { weak: `Dear all, ${passedPart}.`, good: `Dear shop, ${passedPart}.` };
const answers: LessonExercise['answers'] = {
  es: { prompts: samples.es.good, weakPrompt: samples.es.weak[1] ?? '', outputs },
  en: { prompts: samples.en.good, weakPrompt: samples.en.weak[1] ?? '', outputs },
};

const exercise = (id: string): LessonExercise => ({
  id,
  titleEs: 'Pide la rueda',
  titleEn: 'Ask for the wheel',
  promptEs: 'A tu silla le falta algo. Pide que te lo manden.',
  promptEn: 'Something of your chair is missing. Ask for it.',
  rubric: {
    passScore: 60,
    criteria: [{ id: 'mentions', weight: 1, any: { es: ['rueda'], en: ['wheel'] } }],
  },
  hints: {
    nudge: { es: '¿Qué falta?', en: 'What is missing?' },
    targeted: { es: 'Nombra la pieza.', en: 'Name the part.' },
    example: { es: 'Pide al hotel un cargador.', en: 'Ask the hotel for a charger.' },
  },
  samples,
  answers,
});

const lesson = (courseId: string, slug: string, orderIndex: number): ContentLesson => {
  const id = `${courseId}--${slug}`;
  const fields: ContentLesson['fields'] = {
    courseId,
    orderIndex,
    titleEs: `Lección ${slug}`,
    titleEn: `Lesson ${slug}`,
    contentEs: `Aquí: ${secretPart}.`,
    contentEn: `Here: ${secretPart}.`,
    estimatedMinutes: 20,
    status: 'published',
    exercises: [exercise(`${id}--first`), exercise(`${id}--second`)],
  };
  return { id, hash: importHash(fields), fields };
};

export interface CourseOptions {
  lessons?: readonly string[];
  over?: Partial<ContentCourse['fields']>;
}

/** A course as content/ would have it, with two exercises in each lesson. */
export const course = (
  id: string,
  orderIndex: number,
  { lessons = ['one', 'two'], over = {} }: CourseOptions = {},
): ContentCourse => {
  const words = { lines: ['Rol, tarea,', 'contexto'], marked: 'tarea, contexto', tag: 'prueba' };
  const fields: ContentCourse['fields'] = {
    titleEs: `Curso ${id}`,
    titleEn: `Course ${id}`,
    descriptionEs: 'Un curso.',
    descriptionEn: 'A course.',
    level: 'beginner',
    iconName: 'play',
    isPremium: orderIndex > 0,
    status: 'published',
    estimatedMinutes: 40,
    orderIndex,
    cover: { es: words, en: words },
    terms: ['curso', 'cours', id],
    ...over,
  };
  return {
    id,
    hash: importHash(fields),
    fields,
    lessons: lessons.map((slug, index) => lesson(id, slug, index)),
  };
};

/** A first course that is free, and a second that is not. */
export const importTwoCourses = (catalog: CatalogDeps) =>
  importCourses(catalog, [course('first', 0), course('second', 1, { over: { level: 'advanced' } })]);

export const exerciseIds = (courseId: string): string[] =>
  ['one', 'two'].flatMap((slug) => ['first', 'second'].map((name) => `${courseId}--${slug}--${name}`));
