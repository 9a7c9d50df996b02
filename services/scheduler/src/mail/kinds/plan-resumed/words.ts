const en = {
  name: 'Plan resumed',
  subject: 'Your Premium plan goes on',
  title: 'Your Premium plan goes on',
  lead: (day: string, amount: string | null) =>
    amount === null
      ? `It will not end after all: it renews on ${day}.`
      : `It will not end after all: it renews on ${day}, for ${amount}.`,
  button: 'See my plan',
};

const es: typeof en = {
  name: 'El plan sigue',
  subject: 'Tu plan Premium sigue',
  title: 'Tu plan Premium sigue',
  lead: (day, amount) =>
    amount === null
      ? `Ya no termina: se renueva el ${day}.`
      : `Ya no termina: se renueva el ${day}, por ${amount}.`,
  button: 'Ver mi plan',
};

export const words = { es, en };
