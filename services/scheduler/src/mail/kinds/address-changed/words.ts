const en = {
  name: 'Address changed',
  subject: 'The address of your account was changed',
  title: 'Your address was changed',
  lead: (address: string, when: string) => `Since ${when}, the address of your account is ${address}.`,
  warning: 'If it was not you, write to us right away.',
  button: 'Get help',
};

const es: typeof en = {
  name: 'Dirección cambiada',
  subject: 'La dirección de tu cuenta ha cambiado',
  title: 'Tu dirección ha cambiado',
  lead: (address, when) => `Desde el ${when}, la dirección de tu cuenta es ${address}.`,
  warning: 'Si no has sido tú, escríbenos cuanto antes.',
  button: 'Pedir ayuda',
};

export const words = { es, en };
