import { randomUUID } from 'node:crypto';

/** What a member's help form sends. */
export const question = (changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  subject: 'No puedo abrir la lección 3',
  text: 'Al abrirla veo una página en blanco.',
  language: 'es',
  ...changes,
});

/** What the business page's form sends. */
export const lead = (changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  name: 'Berta Soler',
  company: 'Talleres Soler',
  email: 'berta@talleres.example',
  teamSize: 12,
  plan: 'starter',
  text: 'We would like to train our workshop team.',
  language: 'en',
  ...changes,
});

/** What the console's form for a message to a member sends. */
export const teamMessage = (userId: string, changes: Record<string, unknown> = {}) => ({
  requestId: randomUUID(),
  userId,
  subject: 'Tu ejercicio',
  text: 'He visto que el último punto se te resiste.',
  ...changes,
});
