/** The page of one mail in the console. Its id has colons. */
export const mailAddress = ({ id }: { id: string }): string => `/mails/${encodeURIComponent(id)}/show`;
