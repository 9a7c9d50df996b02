import { conflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

/** 409: an exercise of it is a part of another lesson by now, where learners' attempts at it count. */
export const exerciseElsewhere = (lesson: { titleEs: string; titleEn: string }): DomainError => {
  const { titleEs, titleEn } = lesson;
  return conflict('exercise-elsewhere', {
    es: `Uno de sus ejercicios está ahora en la lección «${titleEs || titleEn}». Bórralo allí antes de restaurar.`,
    en: `One of its exercises is in the lesson “${titleEn || titleEs}” by now. Delete it there before you restore.`,
  });
};

/** The same of an exercise itself. */
export const isElsewhere = (lesson: { titleEs: string; titleEn: string }): DomainError => {
  const { titleEs, titleEn } = lesson;
  return conflict('exercise-elsewhere', {
    es: `Este ejercicio está ahora en la lección «${titleEs || titleEn}». Bórralo allí antes de restaurarlo.`,
    en: `This exercise is in the lesson “${titleEn || titleEs}” by now. Delete it there before you restore it.`,
  });
};

const parents = {
  course: {
    inBin: {
      es: 'Su curso también está en la papelera. Restaura el curso antes.',
      en: 'Its course is in the bin too. Restore the course first.',
    },
    gone: {
      es: 'Su curso ya no existe, así que no tiene adónde volver.',
      en: 'Its course is gone, so there is nowhere to put it back.',
    },
  },
  lesson: {
    inBin: {
      es: 'Su lección también está en la papelera. Restaura la lección antes.',
      en: 'Its lesson is in the bin too. Restore the lesson first.',
    },
    gone: {
      es: 'Su lección ya no existe, así que no tiene adónde volver.',
      en: 'Its lesson is gone, so there is nowhere to put it back.',
    },
  },
} as const;

/** 409: what it was a part of is not there; `parent` is that, where it lies in the bin. */
export const parentAway = (
  what: keyof typeof parents,
  parent: { endedAt?: Date | null } | null,
): DomainError => {
  const isInBin = parent !== null && !parent.endedAt;
  return conflict(isInBin ? 'parent-in-bin' : 'parent-gone', parents[what][isInBin ? 'inBin' : 'gone']);
};
