/** What a password is called, as written. */
export const passwordNames = `contraseña, clave de acceso`;
/** Between that and the password. */
export const passwordVerbs = `es`;
