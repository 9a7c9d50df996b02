import { versionConflict, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const noteChangedMeanwhile = (): DomainError =>
  versionConflict({
    es: 'Has cambiado esta nota en otra pestaña o en otro dispositivo. Vuelve a cargarla antes de guardar.',
    en: 'You have changed this note in another tab or on another device. Reload it before saving.',
  });
