const en = {
  name: 'Practice reminder',
  subject: (due: number) => (due === 1 ? 'One exercise to review today' : `${due} exercises to review today`),
  title: 'Five minutes of practice',
  lead: (due: number) =>
    due === 1
      ? 'One exercise you passed is due for review today.'
      : `${due} exercises you passed are due for review today.`,
  why: 'A short review just before you forget is what makes it last.',
  button: 'Practise now',
};

const es: typeof en = {
  name: 'Recordatorio de práctica',
  subject: (due) => (due === 1 ? 'Un ejercicio para repasar hoy' : `${due} ejercicios para repasar hoy`),
  title: 'Cinco minutos de práctica',
  lead: (due) =>
    due === 1
      ? 'Hoy toca repasar un ejercicio que ya superaste.'
      : `Hoy toca repasar ${due} ejercicios que ya superaste.`,
  why: 'Un repaso corto justo antes de olvidar es lo que hace que dure.',
  button: 'Practicar ahora',
};

export const words = { es, en };
