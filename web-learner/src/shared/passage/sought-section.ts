/** The id of the section that an address names after `#`, as `sectionIds` writes them. */
export function soughtSection(hash: string): string | null {
  if (!hash.startsWith('#s-')) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}
