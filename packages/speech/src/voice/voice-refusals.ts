import type { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { unavailable } from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

const texts = {
  busy: {
    es: 'Ahora mismo hay muchas personas escuchando. Vuelve a intentarlo en unos segundos.',
    en: 'Many people are listening right now. Please try again in a few seconds.',
  },
  notInstalled: {
    es: 'Esta instalación no tiene voz: falta el paquete opcional de eSpeak NG y no hay otro proveedor configurado.',
    en: 'This installation has no voice: the optional eSpeak NG package is missing and no provider is configured.',
  },
  notSpeakable: {
    es: 'No hemos podido generar este audio. Vuelve a intentarlo dentro de un momento.',
    en: 'We could not generate this audio. Please try again in a moment.',
  },
} as const satisfies Record<string, Localised>;

/** 503: somebody has waited too long for a voice, or the service is stopping. */
export const voiceBusy = (): DomainError => unavailable('speech-busy', texts.busy, 10);

/** 503: neither the built-in voice nor a provider's is there. */
export const voiceNotInstalled = (): DomainError =>
  unavailable('speech-not-installed', texts.notInstalled, 3600);

/** 503: the voice failed at this text. */
export const notSpeakable = (): DomainError => unavailable('speech-failed', texts.notSpeakable, 30);
