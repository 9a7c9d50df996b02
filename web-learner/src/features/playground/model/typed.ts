import { sides, type Both } from './sides.ts';

const KEY = 'playground';
const nothing: Both<string> = { a: '', b: '' };

/** What was typed in this tab, so that a reload or a look at another page loses nothing. */
export function readTyped(): Both<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const texts = kept as Partial<Record<string, unknown>>;
    const [a, b] = sides.map((side) => (typeof texts[side] === 'string' ? texts[side] : ''));
    return { a: a ?? '', b: b ?? '' };
  } catch {
    return nothing;
  }
}

export function writeTyped(texts: Both<string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // Forbidden or full: the texts then last as long as the page.
  }
}

/** A prompt that is brought along goes to the first empty side; where none is, what was typed can be had back. */
export function placeBrought(
  typed: Both<string>,
  brought: string | null,
): { texts: Both<string>; replaced: Both<string> | null } {
  if (brought === null || sides.some((side) => typed[side] === brought))
    return { texts: typed, replaced: null };
  const free = sides.find((side) => typed[side].trim() === '');
  return { texts: { ...typed, [free ?? 'a']: brought }, replaced: free ? null : typed };
}
