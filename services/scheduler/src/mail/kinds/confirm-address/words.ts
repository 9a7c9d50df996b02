const en = {
  name: 'Confirm address',
  subject: 'Confirm your address',
  title: 'Confirm your address',
  lead: 'Here is the new link you asked for.',
  button: 'Confirm my address',
  validUntil: (when: string) => `The link works until ${when}.`,
  ignore: 'If you did not ask for it, ignore this mail.',
};

const es: typeof en = {
  name: 'Confirmar la dirección',
  subject: 'Confirma tu dirección',
  title: 'Confirma tu dirección',
  lead: 'Este es el nuevo enlace que has pedido.',
  button: 'Confirmar mi dirección',
  validUntil: (when) => `El enlace funciona hasta el ${when}.`,
  ignore: 'Si no lo has pedido, ignora este correo.',
};

export const words = { es, en };
