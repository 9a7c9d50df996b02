const en = {
  name: 'Invitation',
  subject: (brand: string) => `${brand} invites you to join`,
  title: (brand: string) => `You are invited to ${brand}`,
  lead: (brand: string) =>
    `${brand} invites you to its academy, where you learn to write prompts that work, step by step and with feedback on every try.`,
  how: 'To join, read the terms and choose a password. There is no account until you accept.',
  button: 'Accept the invitation',
  validUntil: (when: string) => `The link works once, until ${when}.`,
  ignore:
    'The academy’s team gave your address. If you do not want to join, you can ignore this mail: no account is created, and we delete the invitation 30 days after the link expires.',
};

const es: typeof en = {
  name: 'Invitación',
  subject: (brand) => `${brand} te invita a su academia`,
  title: (brand) => `Tienes una invitación a ${brand}`,
  lead: (brand) =>
    `${brand} te invita a su academia, donde aprenderás a escribir prompts que funcionan, paso a paso y con correcciones en cada intento.`,
  how: 'Para entrar, lee las condiciones y elige una contraseña. Hasta que la aceptes no tendrás ninguna cuenta.',
  button: 'Aceptar la invitación',
  validUntil: (when) => `El enlace funciona una sola vez, hasta el ${when}.`,
  ignore:
    'Tu dirección nos la ha dado el equipo de la academia. Si no te interesa, puedes ignorar este correo: no se creará ninguna cuenta y borraremos la invitación 30 días después de que caduque el enlace.',
};

export const words = { es, en };
