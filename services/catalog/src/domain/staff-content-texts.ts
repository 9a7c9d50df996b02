import {
  invalid,
  versionConflict,
  type DomainError,
  type FieldError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { SelfTestFault } from './self-test.ts';

export const changedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esto mientras lo editabas. Compara los cambios antes de guardar.',
    en: 'Someone else has changed this while you were editing it. Compare the changes before saving.',
  });

const kindNames = {
  good: { es: 'La muestra buena', en: 'Good sample' },
  weak: { es: 'La muestra floja', en: 'Weak sample' },
} as const;
const languageNames = {
  es: { es: 'en español', en: 'in Spanish' },
  en: { es: 'en inglés', en: 'in English' },
} as const;
const ownTextNames: Record<string, Localised> = {
  nudge: { es: 'El empujón', en: 'The nudge' },
  targeted: { es: 'La pista concreta', en: 'The targeted hint' },
  example: { es: 'El ejemplo resuelto', en: 'The worked example' },
};

const isKind = (name: string | undefined): name is keyof typeof kindNames =>
  name === 'good' || name === 'weak';

/** What a path of a self-test is called in a sentence: `samples.es.good.1` is the second good sample in Spanish. */
const named = (path: string): Localised => {
  if (path === 'promptEs') return { es: 'El enunciado en español', en: 'The Spanish instructions' };
  if (path === 'promptEn') return { es: 'El enunciado en inglés', en: 'The English instructions' };
  const parts = path.split('.');
  const language = languageNames[parts.includes('es') ? 'es' : 'en'];
  const kind = parts[2];
  if (parts[0] === 'samples' && isKind(kind)) {
    const number = Number(parts[3]) + 1;
    return {
      es: `${kindNames[kind].es} ${number} ${language.es}`,
      en: `${kindNames[kind].en} ${number} ${language.en}`,
    };
  }
  const own = ownTextNames[parts.at(-2) ?? ''] ?? { es: 'Un texto', en: 'A text' };
  return { es: `${own.es} ${language.es}`, en: `${own.en} ${language.en}` };
};

const tooFew = (path: string): Localised => {
  const [, language = 'es', kind] = path.split('.');
  const where = languageNames[language === 'es' ? 'es' : 'en'];
  const isGood = kind === 'good';
  return {
    es: `Faltan muestras ${isGood ? 'buenas' : 'flojas'} ${where.es}: hacen falta al menos tres`,
    en: `Too few ${isGood ? 'good' : 'weak'} samples ${where.en}: at least three are needed`,
  };
};

const faultText = ({ path, is }: SelfTestFault): Localised => {
  if (is === 'too few') return tooFew(path);
  const what = named(path);
  return is === 'judged weak'
    ? { es: `${what.es} no se supera y debería`, en: `${what.en} does not pass and should` }
    : { es: `${what.es} se supera y no debería`, en: `${what.en} passes and should not` };
};

const selfTestFails: Localised = {
  es: 'No se puede publicar: la rúbrica juzga mal sus propias muestras.',
  en: 'It cannot be published: the rubric misjudges its own samples.',
};

/** What is wrong with a self-test, as fields at fault. */
export const selfTestFields = (
  faults: readonly SelfTestFault[],
  pathOf: (fault: SelfTestFault) => string,
): FieldError[] => faults.map((fault) => ({ path: pathOf(fault), text: faultText(fault) }));

/** 400 naming each misjudged sample, below its exercise's id where several exercises are in question. */
export const selfTestRefusal = (
  faults: readonly SelfTestFault[],
  pathOf: (fault: SelfTestFault) => string,
): DomainError => invalid(selfTestFields(faults, pathOf), selfTestFails);

/** Where a fault is in a body that names no exercise. */
export const withinExercises = ({ exerciseId, path }: Pick<SelfTestFault, 'exerciseId' | 'path'>): string =>
  `exercises.${exerciseId}.${path}`;
