import type { MailTexts } from './en.ts';

/** What all mails share, in Spanish. */
export const es: MailTexts = {
  greeting: (name) => `Hola, ${name}:`,
  greetingWithoutName: 'Hola:',
  linkFallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: {
    account: (brand) => `Recibes este correo porque tienes una cuenta en ${brand} o nos has escrito.`,
    chosen: (brand) =>
      `Recibes este correo porque tienes activados los avisos de este tipo en tu cuenta de ${brand}.`,
    staff: (brand) => `Para el equipo de ${brand}.`,
    unsubscribe: 'No recibir más estos correos',
    preferences: 'Todos los ajustes de avisos',
  },

  unsubscribe: {
    title: 'No recibir más estos correos',
    lead: (activity) => `Dejarás de recibir los correos de este tipo: ${activity}.`,
    button: 'No recibirlos más',
    done: 'Hecho. No recibirás más correos de este tipo.',
    back: 'Puedes volver a activarlos en tus ajustes.',
    broken:
      'Este enlace está incompleto. Ábrelo de nuevo desde el correo o cambia tus avisos en los ajustes.',
    settings: 'Abrir los ajustes',
  },
};
