/** The latest imports, among what is read of the server. */
export const importsKey = ['invitation-imports'] as const;
