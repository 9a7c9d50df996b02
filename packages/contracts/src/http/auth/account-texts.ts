import { z } from 'zod';
import { personName } from '../../shared/person-text.ts';

/** Texts of the product specification, section 5; the Spanish ones stand beside them in the locale files. */
export const email = z.email({ error: 'Invalid email address' }).max(254);

export const password = z.string().min(6, { error: 'Password must be at least 6 characters' }).max(200);
export const firstName = personName({ min: 1, max: 80, error: 'First name is required' });
export const lastName = personName({ min: 1, max: 80, error: 'Last name is required' });

export const username = z
  .string()
  .trim()
  .min(3, { error: 'Username must be at least 3 characters' })
  .max(40)
  .regex(/^[\p{L}\p{N}._-]+$/u, {
    error: 'Username may only contain letters, numbers, dots, hyphens and underscores',
  });
