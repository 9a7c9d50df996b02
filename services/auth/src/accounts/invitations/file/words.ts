import { languageSchema, type Language } from '@academy/contracts/shared/language.ts';
import { roleSchema, type Role } from '@academy/contracts/shared/people.ts';
import { fold } from '@academy/service-kit/text/fold.ts';

const languages = new Map<string, Language>([
  ...languageSchema.options.map((language) => [language, language] as const),
  ['espanol', 'es'],
  ['castellano', 'es'],
  ['spanish', 'es'],
  ['ingles', 'en'],
  ['english', 'en'],
]);

const roles = new Map<string, Role>([
  ...roleSchema.options.map((role) => [role, role] as const),
  ['estudiante', 'learner'],
  ['docente', 'teacher'],
  ['moderacion', 'moderator'],
  ['soporte', 'support'],
  ['solo lectura', 'auditor'],
  ['read only', 'auditor'],
  ['administracion', 'administrator'],
]);

/** What a cell says, by the words that staff read in the console or by what the academy calls it; undefined for anything else. */
export const languageIn = (cell: string): Language | undefined => languages.get(fold(cell));
export const roleIn = (cell: string): Role | undefined => roles.get(fold(cell));
