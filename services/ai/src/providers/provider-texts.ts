import { unavailable, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { ModelFailure } from './provider-error.ts';

const away: Localised = {
  es: 'El modelo de IA no responde ahora mismo. Inténtalo de nuevo dentro de un momento.',
  en: 'The AI model is not answering right now. Please try again in a moment.',
};

const texts: Readonly<Record<ModelFailure, Localised>> = {
  unreachable: away,
  unreadable: away,
  empty: away,
  slow: {
    es: 'El modelo de IA tarda demasiado en responder. Inténtalo de nuevo dentro de un momento.',
    en: 'The AI model is taking too long to answer. Please try again in a moment.',
  },
  'rate-limited': {
    es: 'El modelo de IA está atendiendo demasiadas consultas. Inténtalo de nuevo dentro de un momento.',
    en: 'The AI model is handling too many requests. Please try again in a moment.',
  },
  'over-quota': {
    es: 'La academia ha agotado por ahora su cupo en el modelo de IA.',
    en: 'The academy has used up its quota with the AI model for now.',
  },
  rejected: {
    es: 'El modelo de IA no está bien configurado en la academia. El equipo lo verá en el registro de errores.',
    en: 'The AI model is not set up correctly at the academy. The team will see it in the error log.',
  },
  interrupted: {
    es: 'La respuesta se ha cortado antes de terminar. Puedes pedirla otra vez.',
    en: 'The answer broke off before its end. You can ask for it again.',
  },
};

/** What a model's failure says to the person who asked. */
export const failureText = (failure: ModelFailure): Localised => texts[failure];

/** 503 `model-<failure>`. */
export const modelFailed = (failure: ModelFailure): DomainError =>
  unavailable(`model-${failure}`, texts[failure]);

/** 503: only a model could answer this, and none is configured. */
export const noModel = (): DomainError =>
  unavailable(
    'no-model',
    {
      es: 'Esta academia no tiene configurado ningún modelo de IA.',
      en: 'This academy has no AI model set up.',
    },
    3_600,
  );
