import type { Samples } from '@academy/prompt-rubric/samples.ts';

/** As many good and weak samples of each language as an exercise has at least: twelve in all. */
const EACH = 3;

/** The first twelve samples of an exercise. */
export const firstTwelve = ({ es, en }: Samples): Samples => {
  const first = ({ good, weak }: Samples['es']) => ({
    good: good.slice(0, EACH),
    weak: weak.slice(0, EACH),
  });
  return { es: first(es), en: first(en) };
};
