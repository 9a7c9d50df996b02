/** The groups of the menu, whose words the locale files have below `academy.menu.groups`. */
export type MenuGroup =
  'people' | 'support' | 'teaching' | 'library' | 'community' | 'tutor' | 'news' | 'operation';

/** Parts what is in order of its groups; one group alone needs no heading, and has none. */
export function inGroups<Entry extends { options?: { group?: MenuGroup } }>(
  entries: readonly Entry[],
): { group: MenuGroup | null; entries: Entry[] }[] {
  const parts = [...Map.groupBy(entries, ({ options }) => options?.group ?? null)];
  if (parts.length < 2) return [{ group: null, entries: [...entries] }];
  return parts.map(([group, members]) => ({ group, entries: members }));
}
