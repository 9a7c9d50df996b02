import { z } from 'zod';
import { courseSchema, lessonSummarySchema } from '@academy/contracts/http/catalog/courses.ts';
import { documentSummarySchema } from '@academy/contracts/http/library/document-views.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { ReadJson } from './read-json.ts';
import { remembered, type RememberOptions } from './remembered.ts';

/** What a link to one page shows where it is pasted. */
export interface LinkPreview {
  title: string;
  description: string;
}
type Previews = Readonly<Record<Language, LinkPreview>>;

/** The preview of the page at a path, or null where the academy's own is to be shown. Never rejects. */
export type PreviewOf = (path: string, language: Language) => Promise<LinkPreview | null>;

const shown = { titleEs: true, titleEn: true, descriptionEs: true, descriptionEn: true } as const;
const described = documentSummarySchema.pick(shown);
const listedCourses = z.array(courseSchema.pick({ ...shown, id: true }));
const listedLessons = z.array(lessonSummarySchema.pick({ id: true, titleEs: true, titleEn: true }));

const previewsOf = (texts: z.output<typeof described>): Previews => ({
  es: { title: texts.titleEs, description: texts.descriptionEs },
  en: { title: texts.titleEn, description: texts.descriptionEn },
});

/** A lesson's own text is for members; its title stands in the course's public list. */
const readLessons = async (read: ReadJson): Promise<ReadonlyMap<string, Previews>> => {
  const courses = (await read('/api/courses', listedCourses)) ?? [];
  const lists = await Promise.all(
    courses.map(async (course) => {
      const lessons = (await read(`/api/courses/${course.id}/lessons`, listedLessons)) ?? [];
      return lessons.map(({ id, titleEs, titleEn }): [string, Previews] => [
        id,
        {
          es: {
            title: titleEs,
            description: `Lección del curso «${course.titleEs}». ${course.descriptionEs}`,
          },
          en: { title: titleEn, description: `A lesson of “${course.titleEn}”. ${course.descriptionEn}` },
        },
      ]);
    }),
  );
  return new Map(lists.flat());
};

const page = /^\/(courses|lessons|library)\/([\w-]{1,200})\/?$/;

/** Whether a page may have a preview of its own. */
export const mayHavePreview = (path: string): boolean => page.test(path);

const keeping: RememberOptions = { freshMs: 60_000, failedMs: 5_000, most: 1_000, mostReading: 20 };

export const createLinkPreviews = (
  services: { catalog: ReadJson; library: ReadJson },
  options: Partial<RememberOptions> = {},
): PreviewOf => {
  const one = (read: ReadJson, path: string) =>
    remembered(
      async (id) => {
        const texts = await read(`${path}/${id}`, described);
        return texts && previewsOf(texts);
      },
      { ...keeping, ...options },
    );
  const course = one(services.catalog, '/api/courses');
  const document = one(services.library, '/api/documents');
  const lessons = remembered(() => readLessons(services.catalog), { ...keeping, ...options });

  return async (path, language) => {
    const [, kind, id = ''] = page.exec(path) ?? [];
    if (kind === 'courses') return (await course(id))?.[language] ?? null;
    if (kind === 'library') return (await document(id))?.[language] ?? null;
    if (kind === 'lessons') return (await lessons('all'))?.get(id)?.[language] ?? null;
    return null;
  };
};
