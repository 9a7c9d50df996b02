import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

export const notificationLabels: FieldLabels = {
  app: { es: 'El aviso en la aplicación', en: 'The notification in the app' },
  mail: { es: 'El aviso por correo', en: 'The notification by mail' },
};
