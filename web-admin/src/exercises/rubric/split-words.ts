/** The words of a list that was typed or pasted with commas, semicolons or lines between them, each once. */
export function splitWords(text: string, present: readonly string[] = []): string[] {
  const found = text.split(/[,;\n\t]/).map((word) => word.trim().replace(/\s+/g, ' '));
  return [...new Set([...present, ...found])].filter((word) => word !== '');
}
