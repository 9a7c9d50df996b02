import type { CatalogDeps } from './deps.ts';

/** The whole names of learners by their ids, empty for those whom the academy does not know any more. */
export const learnerNames = async (
  { people }: Pick<CatalogDeps, 'people'>,
  ids: readonly string[],
): Promise<(userId: string) => string> => {
  const names = await people.namesOf(ids);
  return (userId) => {
    const { firstName = '', lastName = '' } = names.get(userId) ?? {};
    return `${firstName} ${lastName}`.trim();
  };
};
