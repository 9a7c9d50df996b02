/** Tags as they are typed, between commas; each once. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

/** Every tag of these prompts with how many carry it, the commonest first. */
export function countTags(prompts: readonly { tags: readonly string[] }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const tag of prompts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b));
}
