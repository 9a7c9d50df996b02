const en = {
  name: 'Password reset',
  subject: 'Choose a new password',
  title: 'Choose a new password',
  lead: 'Someone, probably you, asked to reset the password of your account.',
  button: 'Choose a new password',
  validUntil: (when: string) =>
    `The link works once, until ${when}. Afterwards you are signed out everywhere else.`,
  ignore: 'If it was not you, ignore this mail: your password stays as it is.',
};

const es: typeof en = {
  name: 'Restablecer la contraseña',
  subject: 'Elige una contraseña nueva',
  title: 'Elige una contraseña nueva',
  lead: 'Alguien, seguramente tú, ha pedido restablecer la contraseña de tu cuenta.',
  button: 'Elegir una contraseña nueva',
  validUntil: (when) =>
    `El enlace funciona una sola vez, hasta el ${when}. Al usarlo se cerrarán tus demás sesiones.`,
  ignore: 'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
};

export const words = { es, en };
