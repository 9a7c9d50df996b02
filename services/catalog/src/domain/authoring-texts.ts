import {
  conflict,
  invalid,
  type DomainError,
  type FieldError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

const needsName: Localised = {
  es: 'Escribe el título al menos en un idioma',
  en: 'Write the title in at least one language',
};

/** 400: a draft is found by its title. */
export const titleMissing = (paths: readonly string[]): DomainError =>
  invalid(paths.map((path) => ({ path, text: needsName })));

const spanish = { es: 'en español', en: 'Spanish' };
const english = { es: 'en inglés', en: 'English' };
const inBoth = (name: string, { es, en }: Localised): [string, Localised][] => [
  [`${name}Es`, { es: `${es} ${spanish.es}`, en: `the ${spanish.en} ${en}` }],
  [`${name}En`, { es: `${es} ${english.es}`, en: `the ${english.en} ${en}` }],
];
const hint = (name: string, { es, en }: Localised): [string, Localised][] => [
  [`hints.${name}.es`, { es: `${es} ${spanish.es}`, en: `${en} in ${spanish.en}` }],
  [`hints.${name}.en`, { es: `${es} ${english.es}`, en: `${en} in ${english.en}` }],
];

/** What staff know each text by, within a sentence. */
const nameOf = new Map<string, Localised>([
  ...inBoth('title', { es: 'el título', en: 'title' }),
  ...inBoth('description', { es: 'la descripción', en: 'description' }),
  ...inBoth('content', { es: 'el texto de la lección', en: 'text of the lesson' }),
  ...inBoth('prompt', { es: 'el enunciado', en: 'instructions' }),
  ...hint('nudge', { es: 'la pista 1', en: 'hint 1' }),
  ...hint('targeted', { es: 'la pista 2', en: 'hint 2' }),
  ...hint('example', { es: 'la pista 3, el ejemplo resuelto,', en: 'hint 3, the worked example,' }),
]);

const unfinished = (name: Localised | undefined): Localised =>
  name
    ? { es: `Hace falta ${name.es} para publicarlo`, en: `It needs ${name.en} to be published` }
    : { es: 'Hace falta para publicarlo', en: 'Needed before it can be published' };

const textsMissing: Localised = {
  es: 'No se puede publicar: queda algo por escribir en alguno de los dos idiomas.',
  en: 'It cannot be published: something is still to be written in one of the two languages.',
};

/** What is still to be written of one thing, each text by its name. */
export const missingFields = (paths: readonly string[]): FieldError[] =>
  paths.map((path) => ({ path, text: unfinished(nameOf.get(path)) }));

/** The same at the places that `pathOf` gives; in what has other parts, too, with the title of this one before it. */
export const missingWithin = (
  { titleEs, titleEn }: { titleEs: string; titleEn: string },
  paths: readonly string[],
  pathOf: (path: string) => string,
): FieldError[] =>
  missingFields(paths).map(({ path, text }) => {
    if (pathOf(path) === path) return { path, text };
    const titled = { es: `«${titleEs || titleEn}»: ${text.es}`, en: `“${titleEn || titleEs}”: ${text.en}` };
    return { path: pathOf(path), text: titled };
  });

const gapOpen: Localised = {
  es: 'Rellena lo que va entre corchetes dobles: [[…]]',
  en: 'Fill in what stands in double brackets: [[…]]',
};

/** Instructions in which a gap of a template is open. */
export const gapFields = (paths: readonly string[]): FieldError[] =>
  paths.map((path) => ({ path, text: gapOpen }));

/** 400 naming what is still to be written, and what else is wrong. */
export const notPublishable = (missing: readonly FieldError[]): DomainError => invalid(missing, textsMissing);

const absent = {
  courseId: { es: 'Ese curso ya no existe', en: 'That course is no longer there' },
  lessonId: { es: 'Esa lección ya no existe', en: 'That lesson is no longer there' },
} as const;

/** 400: what it should become a part of is not there. */
export const parentMissing = (path: keyof typeof absent): DomainError =>
  invalid([{ path, text: absent[path] }]);

/** 409: the id that the client made belongs to something that was deleted. */
export const idTaken = (): DomainError =>
  conflict('id-taken', { es: 'Ese identificador ya se ha usado.', en: 'That id has already been used.' }, [
    { path: 'id', text: { es: 'Ya se ha usado.', en: 'It has already been used.' } },
  ]);

/** 409: what learners did in a lesson counts in its course. */
export const lessonInUse = (): DomainError =>
  conflict(
    'lesson-in-use',
    {
      es: 'Hay alumnos que ya han trabajado en esta lección, y su progreso es de este curso. Duplícala y mueve la copia.',
      en: 'Learners have already worked in this lesson, and their progress belongs to this course. Duplicate it and move the copy.',
    },
    [
      {
        path: 'courseId',
        text: { es: 'Hay alumnos que ya han trabajado en ella.', en: 'Learners have already worked in it.' },
      },
    ],
  );

const places = {
  missing: { es: 'Falta en el orden', en: 'Missing from the order' },
  foreign: { es: 'No es de aquí', en: 'It does not belong here' },
  repeated: { es: 'Está dos veces', en: 'It is there twice' },
} as const;

/** How an order fails to be one of all that there is. */
export interface OrderFault {
  /** Where in the order, or the id of what is missing from it. */
  path: string;
  is: keyof typeof places;
}

/** 400 naming each. */
export const notAnOrder = (faults: readonly OrderFault[]): DomainError =>
  invalid(
    faults.map(({ path, is }) => ({ path, text: places[is] })),
    {
      es: 'El orden debe tener todo lo que hay, cada cosa una vez.',
      en: 'The order must have all that there is, each once.',
    },
  );
