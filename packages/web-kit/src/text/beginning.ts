/** The first `most` characters of a text in one line, with an ellipsis where it goes on. */
export function beginningOf(text: string, most: number): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= most) return characters.join('');
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
