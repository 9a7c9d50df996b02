import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Review the exercises',
  description:
    'Judges the samples of every exercise again by its present rubric. What is misjudged is listed under Exercise reviews.',
  result: ({ exercises, samples, misjudged }: Figures<'exercises' | 'samples' | 'misjudged'>) =>
    `Exercises reviewed: ${exercises}. Samples: ${samples}. Misjudged: ${misjudged}.`,
};

const es: typeof en = {
  name: 'Revisar los ejercicios',
  description:
    'Vuelve a juzgar las muestras de todos los ejercicios con sus rúbricas actuales. Lo que se juzga mal queda en Revisiones de ejercicios.',
  result: ({ exercises, samples, misjudged }) =>
    `Ejercicios revisados: ${exercises}. Muestras: ${samples}. Mal juzgadas: ${misjudged}.`,
};

export const words = { es, en };
