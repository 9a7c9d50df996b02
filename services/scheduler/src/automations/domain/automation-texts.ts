import {
  conflict,
  invalid,
  notFound,
  versionConflict,
  type DomainError,
} from '@academy/service-kit/errors/domain-error.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

export const automationLabels: FieldLabels = {
  type: { es: 'El tipo', en: 'The type' },
  intervalMs: { es: 'El intervalo', en: 'The interval' },
  isActive: { es: 'El estado', en: 'The status' },
};

/** What an automation of a version of the academy that had other types is said to do. */
export const unknownType: Localised = {
  es: 'Esta versión de la academia no conoce este trabajo. Espera a una que lo conozca.',
  en: 'This version of the academy does not know this work. It waits for one that does.',
};

export const automationNotFound = (): DomainError =>
  notFound('automation-not-found', { es: 'Automatización no encontrada', en: 'Automation not found' });

export const automationChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Otra persona ha cambiado esta automatización. Vuelve a cargar la lista.',
    en: 'Someone else has changed this automation. Reload the list.',
  });

export const automationRunning = (): DomainError =>
  conflict('automation-running', {
    es: 'Esta automatización ya está en marcha. Espera a que termine.',
    en: 'This automation is already running. Wait until it ends.',
  });

export const automationOfAnotherVersion = (): DomainError =>
  conflict('automation-of-another-version', unknownType);

export const intervalTooShort = (): DomainError =>
  invalid([
    {
      path: 'intervalMs',
      text: {
        es: 'El intervalo debe ser de al menos un minuto.',
        en: 'The interval must be at least one minute.',
      },
    },
  ]);
