import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { Refusal } from './account.ts';

const refused = (code: string, retryAfterSeconds: number, text: Localised): DomainError =>
  new DomainError({
    status: 429,
    code,
    text,
    headers: { 'Retry-After': String(Math.max(1, retryAfterSeconds)) },
  });

/** Rounded up, so that it is never there later than promised. */
const hoursAndMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

const texts: Record<Refusal['reason'], (seconds: number) => { code: string; text: Localised }> = {
  spent: (seconds) => ({
    code: 'budget-spent',
    text: {
      es: `Has gastado tus tokens de IA de hoy. Vuelven a las 00:00 UTC, dentro de ${hoursAndMinutes(seconds)}.`,
      en: `You have used your AI tokens for today. They reset at 00:00 UTC, in ${hoursAndMinutes(seconds)}.`,
    },
  }),
  minute: (seconds) => ({
    code: 'too-many-requests',
    text: {
      es: `Vas muy deprisa. Vuelve a intentarlo dentro de ${seconds} s.`,
      en: `You are going very fast. Try again in ${seconds} s.`,
    },
  }),
  'at-once': () => ({
    code: 'too-many-at-once',
    text: {
      es: 'Ya tienes otra respuesta en marcha. Espera a que termine o detenla.',
      en: 'Another answer of yours is still running. Wait for it to finish, or stop it.',
    },
  }),
};

export const refusedByBudget = ({ reason, retryAfterSeconds }: Refusal): DomainError => {
  const { code, text } = texts[reason](retryAfterSeconds);
  return refused(code, retryAfterSeconds, text);
};

export const academyBudgetSpent = (retryAfterSeconds: number): DomainError =>
  refused('academy-budget-spent', retryAfterSeconds, {
    es: `La academia ha gastado sus tokens de IA de hoy. Vuelven a las 00:00 UTC, dentro de ${hoursAndMinutes(retryAfterSeconds)}.`,
    en: `The academy has used its AI tokens for today. They reset at 00:00 UTC, in ${hoursAndMinutes(retryAfterSeconds)}.`,
  });
