import type { AuditTexts } from '../en/audit.ts';

export const audit: AuditTexts = {
  audit: {
    name: 'cambio |||| cambios',
    menu: 'Auditoría',
    fields: {
      at: 'Fecha',
      actorName: 'Autor',
      actorId: 'Autor',
      action: 'Cambio',
      resource: 'Sección',
      resourceId: 'Registro',
      fields: 'Campos',
      network: 'Red',
      from: 'Desde',
      to: 'Hasta',
      q: 'Busca por acción o id',
    },
    actions: {
      user: { updated: 'Usuario modificado', deleted: 'Usuario eliminado' },
      subscription: { adjusted: 'Suscripción ajustada' },
      help: { updated: 'Pregunta modificada' },
      lead: { updated: 'Empresa modificada' },
      course: { updated: 'Curso modificado' },
      lesson: { updated: 'Lección modificada' },
      exercise: { updated: 'Ejercicio modificado' },
      attempt: { overruled: 'Veredicto corregido', override_withdrawn: 'Decisión retirada' },
      certificate: { revoked: 'Certificado revocado', restored: 'Certificado restaurado' },
      review: { hidden: 'Reseña oculta', shown: 'Reseña visible de nuevo' },
      document: {
        created: 'Documento creado',
        updated: 'Documento modificado',
        deleted: 'Documento eliminado',
      },
      flag: {
        approved: 'Texto aprobado',
        removed: 'Texto retirado',
        warned: 'Aviso al autor',
        noted: 'Nota añadida',
      },
      member: { muted: 'Miembro silenciado', unmuted: 'Fin del silencio' },
      category: {
        created: 'Categoría creada',
        updated: 'Categoría modificada',
      },
      'parked-event': { replayed: 'Mensaje apartado reenviado', discarded: 'Mensaje apartado descartado' },
    },
    deletedActor: 'Cuenta eliminada',
    page: { list: 'Registro de cambios' },
    empty: 'Ningún cambio coincide con tu búsqueda.',
    failures: { list: 'Error al cargar el registro de cambios' },
  },
};
