import type { retention, RetentionId } from '../../../shared/retention.ts';
import type { Figures } from '../automation-kind.ts';

/** What a service removes; the rest of the table goes with its account or by its author. */
type Removed = {
  [Id in RetentionId]: (typeof retention)[Id]['services'] extends readonly [] ? never : Id;
}[RetentionId];

/** How much a run removed, and of what. Of what a service of another version removes, there is no name. */
const removed = (counts: Figures<string>, names: Readonly<Record<Removed, string>>) => {
  const named = new Map<string, string>(Object.entries(names));
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return {
    total: some.reduce((sum, [, count]) => sum + count, 0),
    list: some.map(([id, count]) => `${named.get(id) ?? id}: ${count}`).join(', '),
  };
};

const en = {
  name: 'Delete expired personal data',
  description:
    'Deletes personal data that is past its time now, in every service. The times are those of the privacy policy.',
  question:
    'It deletes the personal data that has reached the age given in the privacy policy. This cannot be undone.',
  result: (counts: Figures<string>) => {
    const { total, list } = removed(counts, {
      sessions: 'sessions',
      invitations: 'invitations',
      invoices: 'invoices',
      paymentMessages: 'payment messages',
      inquiries: 'questions',
      viewings: 'views of accounts by the team',
      sentQuestions: 'questions to the tutor',
      tutorGaps: 'marks of what is still to be taught',
      tutorVotes: 'votes on answers of the tutor',
      knownQuestions: 'removed known questions',
      staffChanges: 'staff changes',
      bin: 'deleted courses, lessons, exercises and documents',
      versionAuthors: 'names beside old versions',
      notifications: 'notifications',
      mails: 'emails',
      aiBudgets: 'AI budgets',
    });
    return total === 0 ? 'There was no data to delete.' : `Records deleted: ${total} (${list}).`;
  },
};

const es: typeof en = {
  name: 'Borrar los datos personales caducados',
  description:
    'Borra ahora los datos personales que han cumplido su plazo, en todos los servicios. Los plazos son los de la política de privacidad.',
  question:
    'Borra los datos personales que han cumplido el plazo de la política de privacidad. No se puede deshacer.',
  result: (counts) => {
    const { total, list } = removed(counts, {
      sessions: 'sesiones',
      invitations: 'invitaciones',
      invoices: 'facturas',
      paymentMessages: 'avisos de pago',
      inquiries: 'preguntas',
      viewings: 'accesos del equipo a cuentas',
      sentQuestions: 'preguntas al tutor',
      tutorGaps: 'marcas de lo que falta por enseñar',
      tutorVotes: 'votos sobre respuestas del tutor',
      knownQuestions: 'preguntas conocidas quitadas',
      staffChanges: 'cambios del personal',
      bin: 'cursos, lecciones, ejercicios y documentos borrados',
      versionAuthors: 'nombres junto a versiones antiguas',
      notifications: 'avisos',
      mails: 'correos',
      aiBudgets: 'presupuestos de IA',
    });
    return total === 0 ? 'No había datos que borrar.' : `Registros borrados: ${total} (${list}).`;
  },
};

export const words = { es, en };
