export const PASSWORD_MINIMUM = 6;

export interface PasswordFields {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** What is wrong with a change of password before it is sent; null when nothing is. */
export function passwordProblem({ newPassword, confirmation }: PasswordFields): 'mismatch' | 'short' | null {
  if (newPassword !== confirmation) return 'mismatch';
  return newPassword.length < PASSWORD_MINIMUM ? 'short' : null;
}
