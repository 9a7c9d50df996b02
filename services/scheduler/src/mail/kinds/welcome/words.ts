const en = {
  name: 'Welcome',
  subject: (brand: string) => `Confirm your address to finish signing up at ${brand}`,
  title: 'Welcome. One step left.',
  lead: 'Your account is ready. Confirm that this address is yours, and we can let you know about replies, certificates and your plan.',
  button: 'Confirm my address',
  validUntil: (when: string) => `The link works until ${when}.`,
  ignore: 'If you did not sign up, ignore this mail: the address stays unconfirmed.',
};

const es: typeof en = {
  name: 'Bienvenida',
  subject: (brand) => `Confirma tu dirección para completar tu registro en ${brand}`,
  title: 'Te damos la bienvenida. Queda un paso.',
  lead: 'Tu cuenta está lista. Confirma que esta dirección es tuya y podremos avisarte de respuestas, certificados y cambios en tu plan.',
  button: 'Confirmar mi dirección',
  validUntil: (when) => `El enlace funciona hasta el ${when}.`,
  ignore: 'Si no te has registrado, ignora este correo: la dirección quedará sin confirmar.',
};

export const words = { es, en };
