import type { ResourceTexts } from '../en/resources.ts';
import { person } from './person.ts';

export const resources: ResourceTexts = {
  users: {
    name: 'usuario |||| usuarios',
    menu: 'Usuarios',
    fields: {
      name: 'Nombre',
      firstName: 'Nombre',
      lastName: 'Apellidos',
      username: 'Usuario',
      email: 'Correo electrónico',
      status: 'Estado',
      role: 'Rol',
      plan: 'Plan',
      isPremium: 'Premium',
      createdAt: 'Alta',
      registeredSince: 'De alta desde',
      q: 'Busca por nombre, usuario o correo',
    },
    badges: { admin: 'Admin', premium: 'Premium', user: 'Usuario' },
    roles: {
      learner: 'Estudiante',
      teacher: 'Docente',
      moderator: 'Moderación',
      support: 'Soporte',
      auditor: 'Solo lectura',
      administrator: 'Administración',
    },
    roleMay: {
      learner: 'Aprende en la academia. No abre la administración.',
      teacher:
        'Escribe cursos, documentos y noticias, corrige intentos, responde a lo que llega del tutor y escribe a quien necesita ayuda. No ve cuentas ni pagos.',
      moderator: 'Modera la comunidad.',
      support:
        'Ayuda con cuentas, pagos, certificados y correos, y responde consultas. No cambia contenidos ni roles, ni elimina cuentas.',
      auditor: 'Lo lee todo en la administración, también los datos personales, y no cambia nada.',
      administrator:
        'Lo puede todo. Solo con este rol se cambian roles, se eliminan cuentas y se manejan las automatizaciones.',
    },
    plans: { free: 'Gratis', premium: 'Premium' },
    switches: {
      isPremium:
        'Abre todos los cursos y documentos, al margen de cualquier pago. Las suscripciones de pago se terminan en Suscripciones.',
    },
    identity: 'Identidad',
    rights: 'Permisos',
    since: '@%{username}, de alta desde el %{date}',
    page: { list: 'Usuarios' },
    action: { editAccount: 'Editar la cuenta' },
    viewing: {
      action: 'Ver como %{name}',
      title: 'Ver la academia como %{name}',
      content:
        'Se abre en otra pestaña, durante diez minutos y solo para mirar. Sus notas, borradores y mensajes no se muestran. Recibe un aviso y lee el motivo en sus ajustes; todo queda en el registro de cambios.',
      open: 'Abrir la vista',
      label: 'Motivo',
      help: 'Lo leerá la persona. No pongas datos de nadie más.',
      blocked:
        'El navegador no ha dejado abrir otra pestaña. Permítelo para esta página e inténtalo de nuevo.',
      failed: 'La vista no se ha abierto',
    },
    person,
    empty: 'Ningún usuario coincide con tu búsqueda.',
    message: {
      promote: {
        title: '¿Dar permisos de administración a esta persona?',
        content:
          'Desde este momento podrá cambiar todas las cuentas y todo el contenido, ver datos personales y devolver pagos.',
        confirm: 'Dar permisos',
      },
      stepDown: {
        title: '¿Renunciar a tu propia administración?',
        content:
          'Pierdes esos permisos en cuanto guardes. Solo otra persona de administración podrá devolvértelos.',
        confirm: 'Renunciar',
      },
      delete_subscription:
        'Su suscripción de pago, que llega hasta el %{date}, termina ahora y sin reembolso. Si hay que devolverle dinero, hazlo antes en Suscripciones.',
      delete_invoices:
        'Su factura sigue en Facturas, como pide la ley. |||| Sus %{smart_count} facturas siguen en Facturas, como pide la ley.',
      delete_title: '¿Eliminar a %{name}?',
      delete_content:
        'La cuenta de %{name} (%{email}) y su progreso se eliminarán para siempre, y se cerrarán todas sus sesiones. No se puede deshacer.',
    },
    notifications: {
      updated: 'Usuario actualizado exitosamente',
      deleted: 'Usuario eliminado exitosamente',
    },
    failures: {
      list: 'Error al cargar los usuarios',
      update: 'Error al actualizar usuario',
      delete: 'Error al eliminar usuario',
    },
  },
  documents: {
    name: 'documento |||| documentos',
    menu: 'Documentos',
    fields: {
      title: 'Título',
      titleEs: 'Título',
      titleEn: 'Título',
      descriptionEs: 'Descripción',
      descriptionEn: 'Descripción',
      contentEs: 'Texto',
      contentEn: 'Texto',
      category: 'Categoría',
      isPremium: 'Premium',
      access: 'Acceso',
      status: 'Estado',
      readingMinutes: 'Lectura',
      updatedAt: 'Actualizado',
      publishedAt: 'Publicado',
      queuedAt: 'En cola desde',
      iconName: 'Icono',
      iconColor: 'Color del icono',
      q: 'Busca en títulos y textos',
    },
    access: { premium: 'Premium', free: 'Gratis' },
    icons: { file: 'Archivo', book: 'Libro', lightbulb: 'Bombilla', building: 'Edificio' },
    colours: {
      'text-ink': 'Tinta',
      'text-emerald-600': 'Verde',
      'text-amber-600': 'Ámbar',
      'text-sky-600': 'Azul',
      'text-rose-600': 'Rojo',
    },
    premiumHelp: 'Quien tenga el plan Gratis verá solo un extracto.',
    textsHelp:
      'Para publicarlo o ponerlo en cola hacen falta todos los textos en los dos idiomas. Un borrador se guarda como esté.',
    freeHelp: 'Quien tenga el plan Gratis lo leerá entero.',
    aboutDocument: 'Sobre el documento',
    page: { list: 'Documentos', create: 'Nuevo documento' },
    empty: 'Ningún documento coincide con tu búsqueda.',
    none: 'Todavía no hay documentos.',
    nonePrompt: 'Escribe el primero: un borrador es solo tuyo hasta que lo publicas.',
    action: {
      create: 'Nuevo documento',
      saveDraft: 'Guardar borrador',
      save: 'Guardar cambios',
      saveAndPublish: 'Guardar y publicar',
      publishNow: 'Publicar ahora',
      queue: 'Poner en cola',
      unqueue: 'Sacar de la cola',
      publish: 'Publicar',
      withdraw: 'Retirar',
      read: 'Leer en la academia',
    },
    message: {
      bulk_delete_title: '¿Eliminar este documento? |||| ¿Eliminar estos %{smart_count} documentos?',
      bulk_delete_content:
        'Desaparece de la biblioteca en los dos idiomas y va a la papelera, donde puedes restaurarlo durante 30 días. |||| Desaparecen de la biblioteca en los dos idiomas y van a la papelera, donde puedes restaurarlos durante 30 días.',
      bulk_publish_title: '¿Publicar este documento? |||| ¿Publicar estos %{smart_count} documentos?',
      bulk_publish_content:
        'Quien tenga la academia abierta recibirá enseguida un aviso por cada uno. Los que ya están publicados se quedan como están.',
    },
    notifications: {
      created: 'Borrador guardado',
      created_published: 'Documento publicado',
      created_queued: 'Documento en cola: una automatización lo publicará cuando le toque',
      queued: 'Documento en cola',
      unqueued: 'Documento fuera de la cola',
      updated: 'Documento actualizado',
      published: 'Documento publicado |||| %{smart_count} documentos publicados',
      withdrawn: 'Documento retirado |||| %{smart_count} documentos retirados',
      deleted: 'Documento movido a la papelera |||| %{smart_count} documentos movidos a la papelera',
    },
    failures: {
      list: 'Error al cargar los documentos',
      create: 'Error al crear documento',
      update: 'Error al actualizar documento',
      delete: 'Error al eliminar documento',
      publish: 'Error al publicar',
      withdraw: 'Error al retirar',
    },
  },
};
