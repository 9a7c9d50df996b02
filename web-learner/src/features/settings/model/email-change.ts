/** As the server decides it: capital letters are the same address. */
const fold = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Whether saving this email needs the password. */
export const isNewEmail = (known: string, typed: string): boolean => fold(known) !== fold(typed);

/** An empty field is left out, so that the server's own sentence asks for the password. */
export const withoutEmptyPassword = <Fields extends { currentPassword?: string }>({
  currentPassword,
  ...fields
}: Fields) => (currentPassword ? { ...fields, currentPassword } : fields);
