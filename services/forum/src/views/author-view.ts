import type { ForumAuthor } from '@academy/contracts/http/forum/forum-author.ts';
import type { PersonName } from '@academy/service-kit/people/person-model.ts';
import { moderates } from '../domain/visibility.ts';
import type { Written } from '../domain/written.ts';

/** Who is known of those who wrote, and how the academy calls itself. */
export interface Authors {
  names: ReadonlyMap<string, PersonName>;
  brand: string;
}

const nobody: ForumAuthor = { kind: 'deleted', firstName: '', lastName: '', username: '' };

/** A member as others see them, visitors too: the full name and the username, as the product says. */
export const toMember = (person: PersonName | undefined): ForumAuthor =>
  person
    ? {
        kind: moderates(person.role) ? 'moderator' : 'member',
        firstName: person.firstName.trim(),
        lastName: person.lastName.trim(),
        username: person.username,
      }
    : nobody;

export const toAuthor = (
  { userId, deletedAuthor }: Pick<Written, 'userId' | 'deletedAuthor'>,
  { names, brand }: Authors,
): ForumAuthor => {
  if (userId !== null) return toMember(names.get(userId));
  return deletedAuthor ? nobody : { kind: 'team', firstName: brand, lastName: '', username: '' };
};
