import { ApiError } from '@academy/web-kit/api/api-error.ts';

/** What to say under the heading "Access denied": a key of the locale files or the server's own sentence. */
export interface SignInFailure {
  text: string;
  fields: Readonly<Record<string, string>>;
}

/** A wrong email and a wrong password read the same; limits and faults are told as they are. */
export function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { text: 'academy.error.network', fields: {} };
  // A password that nobody could have chosen is as wrong as any other.
  const isWrong = error.status === 401 || (error.status === 400 && 'password' in error.fields);
  if (isWrong) return { text: 'academy.signIn.invalidPassword', fields: {} };
  return { text: error.detail, fields: error.fields };
}
