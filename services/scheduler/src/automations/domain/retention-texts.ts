import type { retention, RetentionId } from '@academy/contracts/shared/retention.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** What a service removes; the rest of the table goes with its account or by its author. */
type Removed = {
  [Id in RetentionId]: (typeof retention)[Id]['service'] extends null ? never : Id;
}[RetentionId];

const names: Readonly<Record<Removed, Localised>> = {
  sessions: { es: 'sesiones', en: 'sessions' },
  invoices: { es: 'facturas', en: 'invoices' },
  paymentMessages: { es: 'avisos de pago', en: 'payment messages' },
  inquiries: { es: 'preguntas', en: 'questions' },
  sentQuestions: { es: 'preguntas al tutor', en: 'questions to the tutor' },
  tutorGaps: { es: 'marcas de lo que falta por enseñar', en: 'marks of what is still to be taught' },
  staffChanges: { es: 'cambios del personal', en: 'staff changes' },
  notifications: { es: 'avisos', en: 'notifications' },
  mails: { es: 'correos', en: 'emails' },
  aiBudgets: { es: 'presupuestos de IA', en: 'AI budgets' },
};

const isNamed = (id: string): id is Removed => Object.hasOwn(names, id);

/** How much a run removed, and of what. */
export const retentionResult = (counts: Readonly<Record<string, number>>): Localised => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = (language: keyof Localised): string =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([id, count]) => `${isNamed(id) ? names[id][language] : id}: ${count}`)
      .join(', ');
  if (total === 0) return { es: 'No había datos que borrar.', en: 'There was no data to delete.' };
  return {
    es: `Registros borrados: ${total} (${parts('es')}).`,
    en: `Records deleted: ${total} (${parts('en')}).`,
  };
};
