const en = {
  name: 'New document',
  subject: (title: string) => `New in the library: ${title}`,
  title: 'New in the library',
  button: 'Read it',
};

const es: typeof en = {
  name: 'Documento nuevo',
  subject: (title) => `Nuevo en la biblioteca: ${title}`,
  title: 'Nuevo en la biblioteca',
  button: 'Leerlo',
};

export const words = { es, en };
