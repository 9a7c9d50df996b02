import type { AcademyTexts } from '../en/academy.ts';

export const academy: AcademyTexts = {
  console: 'Administración',
  toAcademy: 'Ir a la academia',
  language: 'Idioma',
  theme: { toLight: 'Cambiar al tema claro', toDark: 'Cambiar al tema oscuro' },
  menu: { label: 'Secciones', toggle: 'Mostrar u ocultar el menú' },
  retry: 'Volver a intentarlo',
  signIn: {
    heading: 'Administración',
    lead: 'Entra con una cuenta de administración.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    submit: 'Entrar',
    submitting: 'Entrando…',
    denied: 'Acceso denegado',
    invalidPassword: 'Contraseña incorrecta',
    welcome: 'Te damos la bienvenida al panel de administración',
    required: 'Obligatorio',
    needed: 'Inicia sesión para continuar.',
    presentSession: 'Has iniciado sesión como %{name}.',
    enter: 'Abrir la administración',
    otherAccount: 'Usar otra cuenta',
    notAdministrator: 'Tu cuenta no puede abrir la administración',
    notAdministratorText:
      'Has iniciado sesión como %{name}, pero aquí solo trabajan las cuentas de administración. Tus cursos te esperan en la academia.',
  },
  error: { network: 'No se puede conectar con el servidor. Revisa tu conexión y vuelve a intentarlo.' },
  live: {
    documentAdded: 'Nuevo Documento Disponible',
    roleLost: 'Tu cuenta ya no tiene permisos de administración.',
  },
  markdown: {
    write: 'Escribir',
    preview: 'Vista previa',
    empty: 'Todavía no hay nada escrito.',
    help: 'Markdown. ==Dos signos de igual== a cada lado pasan el subrayador por las palabras.',
  },
  languages: { es: 'Español', en: 'Inglés' },
  every: 'Todos',
};
