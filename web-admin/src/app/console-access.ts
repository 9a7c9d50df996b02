import type { Role } from '@academy/contracts/shared/people.ts';
import { mayRead, mayWrite } from '@academy/contracts/shared/permissions.ts';
import type { ResourceProps } from 'react-admin';

/** Those of the console's resources that somebody reads, in their order; none without a role. The server decides in every call. */
export const resourcesFor = <Known extends { name: string }>(
  role: Role | null,
  resources: readonly Known[],
): Known[] => resources.filter(({ name }) => role !== null && mayRead(role, name));

/** The pages of those: who may not change a resource has no page to add to it, and its form only where nothing else shows a record. */
export const pagesFor = (role: Role | null, resources: readonly ResourceProps[]): ResourceProps[] =>
  resourcesFor(role, resources).map((resource) => {
    if (role !== null && mayWrite(role, resource.name)) return resource;
    const { create: _create, edit, ...read } = resource;
    return resource.show || !edit ? read : { ...read, edit };
  });

/** What the console's first page is made of; whoever may read none of it begins with their first list. */
const shownAtHome = ['help', 'users', 'subscription-figures', 'exercise-figures'];

export const hasHome = (role: Role): boolean => shownAtHome.some((resource) => mayRead(role, resource));
