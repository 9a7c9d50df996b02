import { conflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

/** A lesson that cannot be completed yet, naming each exercise that is left. */
export const exercisesNotPassed = (
  left: readonly { id: string; titleEs: string; titleEn: string }[],
): DomainError =>
  conflict(
    'exercises-left',
    {
      es: 'Aún te quedan ejercicios por superar en esta lección.',
      en: 'You still have exercises to pass in this lesson.',
    },
    left.map(({ id, titleEs, titleEn }) => ({
      path: `exercises.${id}`,
      text: { es: `Te falta superar «${titleEs}».`, en: `You have not passed “${titleEn}” yet.` },
    })),
  );
