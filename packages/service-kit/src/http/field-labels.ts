import type { Localised } from '../text/localised.ts';

/** How a field is called in a sentence about it, and what to say of a value in the wrong format, or of none. */
export interface FieldLabel extends Localised {
  format?: Localised;
  /** In the place of "… is required", where the product has a sentence of its own. */
  missing?: Localised;
  /** Of a list: how many items it may have. */
  size?: Localised;
}

/** By the field's whole path, with `#` for a place in a list (`cover.es.lines.#`), or by the last name in it. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;

export const commonLabels: FieldLabels = {
  email: {
    es: 'El correo electrónico',
    en: 'Email',
    format: { es: 'El correo electrónico no es válido', en: 'Invalid email address' },
  },
  password: { es: 'La contraseña', en: 'Password' },
  currentPassword: { es: 'La contraseña actual', en: 'Current password' },
  newPassword: { es: 'La contraseña', en: 'Password' },
  firstName: { es: 'El nombre', en: 'First name' },
  lastName: { es: 'Los apellidos', en: 'Last name' },
  username: {
    es: 'El nombre de usuario',
    en: 'Username',
    format: {
      es: 'El nombre de usuario solo puede tener letras, números, puntos, guiones y guiones bajos',
      en: 'Username may only contain letters, numbers, dots, hyphens and underscores',
    },
  },
  titleEs: { es: 'El título en español', en: 'The Spanish title' },
  titleEn: { es: 'El título en inglés', en: 'The English title' },
  descriptionEs: { es: 'La descripción en español', en: 'The Spanish description' },
  descriptionEn: { es: 'La descripción en inglés', en: 'The English description' },
  contentEs: { es: 'El contenido en español', en: 'The Spanish content' },
  contentEn: { es: 'El contenido en inglés', en: 'The English content' },
  category: { es: 'La categoría', en: 'Category' },
  answer: { es: 'La respuesta', en: 'The answer' },
  timeZone: { es: 'La zona horaria', en: 'Time zone' },
  language: { es: 'El idioma', en: 'Language' },
};

export const unnamedField: Localised = { es: 'Este campo', en: 'This field' };
