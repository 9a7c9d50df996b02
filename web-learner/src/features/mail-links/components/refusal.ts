import { ApiError } from '@academy/web-kit/api/api-error.ts';

/** Why an invitation cannot be used, in the server's words, and what is at fault: its link, or an account that has its address. */
export interface Refusal {
  reason: string;
  about: 'link' | 'account';
}

/** Undefined for an error that is about neither. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { token, email } = error.fields;
  if (token !== undefined) return { reason: token, about: 'link' };
  return email === undefined ? undefined : { reason: email, about: 'account' };
};
