/** A number for a folded word, the same for the same word; two words may share one. */
export function hashOf(norm: string): number {
  let hash = 0;
  for (let at = 0; at < norm.length; at += 1) hash = (Math.imul(hash, 31) + norm.charCodeAt(at)) | 0;
  return hash;
}
