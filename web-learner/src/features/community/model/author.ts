interface Named {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** The first letters of first and last name, for the disc beside a post. */
export function initials({ firstName, lastName }: Named): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** Cuts a text to at most `length` characters, the ellipsis among them. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
