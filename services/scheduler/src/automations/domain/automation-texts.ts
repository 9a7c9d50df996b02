import { conflict, invalid, notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

export const automationLabels: FieldLabels = {
  type: { es: 'El tipo', en: 'The type' },
  intervalMs: { es: 'El intervalo', en: 'The interval' },
  isActive: { es: 'El estado', en: 'The status' },
};

export const automationNotFound = (): DomainError =>
  notFound('automation-not-found', { es: 'Automatización no encontrada', en: 'Automation not found' });

export const automationChangedMeanwhile = (): DomainError =>
  conflict('changed-meanwhile', {
    es: 'Otra persona ha cambiado esta automatización. Vuelve a cargar la lista.',
    en: 'Someone else has changed this automation. Reload the list.',
  });

export const automationRunning = (): DomainError =>
  conflict('automation-running', {
    es: 'Esta automatización ya está en marcha. Espera a que termine.',
    en: 'This automation is already running. Wait until it ends.',
  });

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
