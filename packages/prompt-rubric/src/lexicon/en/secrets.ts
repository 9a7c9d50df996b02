/** What a password is called, as written. */
export const passwordNames = `password, passwd, pwd`;
/** Between that and the password. */
export const passwordVerbs = `is`;
