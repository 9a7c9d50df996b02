/** What people who type in a hurry write for a word, in small letters. */
export const shorthand: Record<string, string> = { pls: 'please', plz: 'please' };
