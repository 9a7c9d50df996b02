import type { Language } from '@academy/contracts/shared/language.ts';
import type { Localised } from '../text/localised.ts';
import type { PersonName } from './person-model.ts';

const letters = new Intl.Segmenter('es');

/** The initial of a last name with its full stop, `R.`; empty for an empty name. */
const lastInitial = (lastName: string): string => {
  const [initial] = letters.segment(lastName.trim());
  return initial ? `${initial.segment.toLocaleUpperCase('es')}.` : '';
};

/** A name as other members may see it: the first name and the initial of the last. */
export const publicName = ({ firstName, lastName }: Pick<PersonName, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastInitial(lastName)}`.trimEnd();

/** What stands in the place of the name of somebody whose account is deleted, or not known yet. */
export const deletedMember: Localised = { es: 'Miembro eliminado', en: 'Deleted member' };

/** The name to show for an author, from `People.namesOf`. */
export const authorName = (
  names: ReadonlyMap<string, Pick<PersonName, 'firstName' | 'lastName'>>,
  userId: string,
  language: Language,
): string => {
  const name = names.get(userId);
  return name ? publicName(name) : deletedMember[language];
};
