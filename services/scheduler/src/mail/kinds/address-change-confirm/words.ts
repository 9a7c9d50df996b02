const en = {
  name: 'Confirm new address',
  subject: 'Confirm your new address',
  title: 'Confirm your new address',
  lead: 'You asked to use this address for your account. It only changes once you confirm it here.',
  button: 'Use this address',
  validUntil: (when: string) => `The link works until ${when}.`,
  ignore: 'If you did not ask for it, ignore this mail: nothing changes.',
};

const es: typeof en = {
  name: 'Confirmar la nueva dirección',
  subject: 'Confirma tu nueva dirección',
  title: 'Confirma tu nueva dirección',
  lead: 'Has pedido usar esta dirección en tu cuenta. El cambio solo se hace cuando lo confirmas aquí.',
  button: 'Usar esta dirección',
  validUntil: (when) => `El enlace funciona hasta el ${when}.`,
  ignore: 'Si no lo has pedido, ignora este correo: no cambiará nada.',
};

export const words = { es, en };
