import { invalid, type DomainError } from '@academy/service-kit/errors/domain-error.ts';

export const generalStays = (): DomainError =>
  invalid([
    {
      path: 'isRetired',
      text: { es: 'La categoría General no se puede retirar.', en: 'General cannot be retired.' },
    },
  ]);
