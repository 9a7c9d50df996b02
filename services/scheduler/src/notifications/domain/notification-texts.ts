import { notFound, type DomainError } from '@academy/service-kit/errors/domain-error.ts';
import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

export const notificationLabels: FieldLabels = {
  app: { es: 'El aviso en la aplicación', en: 'The notification in the app' },
  mail: { es: 'El aviso por correo', en: 'The notification by mail' },
  limit: { es: 'El límite', en: 'The limit' },
};

export const notificationNotFound = (): DomainError =>
  notFound('notification-not-found', { es: 'Aviso no encontrado', en: 'Notification not found' });
