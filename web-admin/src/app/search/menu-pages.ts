import type { Role } from '@academy/contracts/shared/people.ts';
import type { ResourceDefinitions } from 'ra-core';
import { hasHome, resourcesFor } from '../console-access.ts';
import type { MenuPage } from './search-results.ts';

/** The entries of somebody's menu, by their names in the reader's language. */
export const menuPagesOf = (
  role: Role | null,
  definitions: ResourceDefinitions,
  translate: (key: string) => string,
): MenuPage[] => [
  ...(role !== null && hasHome(role)
    ? [{ name: 'home', to: '/', text: translate('academy.home.title') }]
    : []),
  ...resourcesFor(role, Object.values(definitions)).map(({ name }) => ({
    name,
    to: `/${name}`,
    text: translate(`resources.${name}.menu`),
  })),
];
