import type { FieldLabels } from '@academy/service-kit/http/field-labels.ts';

/** How refusals call what the help form and the business page's form ask for. */
export const supportLabels: FieldLabels = {
  requestId: { es: 'El identificador de la solicitud', en: "The request's id" },
  subject: { es: 'El asunto', en: 'The subject' },
  text: { es: 'El mensaje', en: 'The message' },
  name: { es: 'El nombre', en: 'Name' },
  company: { es: 'La empresa', en: 'Company' },
  teamSize: {
    es: 'El número de personas',
    en: 'The number of people',
    format: { es: 'Escribe el número de personas en cifras', en: 'Enter the number of people in digits' },
  },
  plan: { es: 'El plan', en: 'The plan' },
  userId: { es: 'La persona', en: 'The person' },
  place: { es: 'El lugar del curso', en: 'The place in the course' },
  assignedTo: { es: 'La persona asignada', en: 'The person assigned' },
  status: { es: 'El estado', en: 'The status' },
};
