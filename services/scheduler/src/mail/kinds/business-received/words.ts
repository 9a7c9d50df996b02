const en = {
  name: 'Business message received',
  subject: 'Thank you for your message',
  title: 'We have your message',
  lead: 'Someone from our business team will read it and write back to this address.',
  ignore: 'If you did not write to us, ignore this mail.',
};

const es: typeof en = {
  name: 'Mensaje de empresa recibido',
  subject: 'Gracias por tu mensaje',
  title: 'Hemos recibido tu mensaje',
  lead: 'Alguien de nuestro equipo de empresas lo leerá y te responderá a esta dirección.',
  ignore: 'Si no nos has escrito, ignora este correo.',
};

export const words = { es, en };
