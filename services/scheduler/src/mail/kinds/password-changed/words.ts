const en = {
  name: 'Password changed',
  subject: 'Your password was changed',
  title: 'Your password was changed',
  lead: (when: string) => `The password of your account was changed on ${when}.`,
  warning: 'If it was not you, reset your password now and write to us.',
  button: 'Reset my password',
};

const es: typeof en = {
  name: 'Contraseña cambiada',
  subject: 'Tu contraseña ha cambiado',
  title: 'Tu contraseña ha cambiado',
  lead: (when) => `La contraseña de tu cuenta se cambió el ${when}.`,
  warning: 'Si no has sido tú, restablece tu contraseña ahora mismo y escríbenos.',
  button: 'Elegir otra contraseña',
};

export const words = { es, en };
