import type { SentenceParts } from '../notification-kind.ts';

const en = {
  says: {
    verdict_passed: ({ subject }: SentenceParts) =>
      `A teacher reviewed your attempt in “${subject}”: it now counts as passed`,
    verdict_failed: ({ subject }: SentenceParts) =>
      `A teacher reviewed your attempt in “${subject}”: it now counts as not passed`,
    verdict_counts: ({ subject }: SentenceParts) =>
      `Your attempt in “${subject}” has waited a week and nobody objected: it now counts as passed`,
  },
};

const es: typeof en = {
  says: {
    verdict_passed: ({ subject }) =>
      `El equipo docente ha revisado tu intento en «${subject}»: ahora cuenta como superado`,
    verdict_failed: ({ subject }) =>
      `El equipo docente ha revisado tu intento en «${subject}»: ahora cuenta como no superado`,
    verdict_counts: ({ subject }) =>
      `Tu intento en «${subject}» lleva una semana esperando sin objeciones: ya cuenta como superado`,
  },
};

export const words = { es, en };
