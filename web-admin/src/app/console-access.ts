import type { Role } from '@academy/contracts/shared/people.ts';
import type { ResourceDefinition } from 'ra-core';

/** What a resource says among its `options` of who works with it: administrators alone, unless it is for moderators too. */
const isForModerators = ({ options }: Pick<ResourceDefinition, 'options'>): boolean =>
  (options as { isForModerators?: boolean } | undefined)?.isForModerators === true;

/** Those of the console's resources that somebody works with, in their order; none without a role. The server decides in every call. */
export const resourcesFor = <Known extends Pick<ResourceDefinition, 'name' | 'options'>>(
  role: Role | null,
  resources: readonly Known[],
): Known[] =>
  resources.filter(
    (resource) => role === 'administrator' || (role === 'moderator' && isForModerators(resource)),
  );
