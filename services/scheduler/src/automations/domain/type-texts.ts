import type { AutomationType } from '@academy/contracts/shared/automation-types.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';
import { retentionResult } from './retention-texts.ts';

interface TypeTexts {
  description: Localised;
  /** What came of a run, from the figures that its service reports. */
  result: (counts: Readonly<Record<string, number>>) => Localised;
}

const queueEmpty: Localised = {
  es: 'La cola está vacía: no se publicó nada.',
  en: 'The queue is empty: nothing was published.',
};

const typeTexts: Readonly<Record<AutomationType, TypeTexts>> = {
  refresh_news: {
    description: {
      es: 'Lee todos los canales de noticias que no están en pausa. Mientras esté activa, los canales siguen su intervalo y no el habitual.',
      en: 'Fetches every news feed that is not paused. While it is active, feeds follow its interval instead of the usual one.',
    },
    result: ({ feeds = 0, added = 0, failed = 0 }) => ({
      es: `Canales leídos: ${feeds}. Noticias nuevas: ${added}. Canales con error: ${failed}.`,
      en: `Feeds fetched: ${feeds}. New items: ${added}. Feeds that failed: ${failed}.`,
    }),
  },
  refresh_tools: {
    description: {
      es: 'Abre la página de cada herramienta de IA y marca en Herramientas de IA los enlaces que ya no funcionan. Nada se oculta solo.',
      en: 'Opens the page of each AI tool and marks under AI tools the links that no longer work. Nothing is hidden by itself.',
    },
    result: ({ tools = 0, gone = 0, unanswered = 0 }) => ({
      es: `Enlaces abiertos: ${tools}. Ya no existen: ${gone}. Sin respuesta: ${unanswered}.`,
      en: `Links opened: ${tools}. Gone: ${gone}. No answer: ${unanswered}.`,
    }),
  },
  reconcile_subscriptions: {
    description: {
      es: 'Compara cada suscripción con el registro del proveedor de pagos y corrige lo que no coincide.',
      en: 'Compares every subscription with the payment provider’s record and repairs what differs.',
    },
    result: ({ looked = 0, repaired = 0, failed = 0 }) => ({
      es: `Suscripciones revisadas: ${looked}. Corregidas: ${repaired}. Con error: ${failed}.`,
      en: `Subscriptions checked: ${looked}. Repaired: ${repaired}. Failed: ${failed}.`,
    }),
  },
  retention_sweep: {
    description: {
      es: 'Borra ahora los datos personales que han cumplido su plazo, en todos los servicios. Los plazos son los de la política de privacidad.',
      en: 'Deletes personal data that is past its time now, in every service. The times are those of the privacy policy.',
    },
    result: (counts) => retentionResult(counts),
  },
  publish_next_document: {
    description: {
      es: 'Publica el documento que lleva más tiempo en cola. Para poner uno en la cola, cambia su estado en Documentos.',
      en: 'Publishes the document that has been queued longest. Queue one by its status under Documents.',
    },
    result: ({ published = 0, queued = 0 }) =>
      published > 0
        ? {
            es: `Documento publicado. Quedan en cola: ${queued}.`,
            en: `Document published. Left in the queue: ${queued}.`,
          }
        : queueEmpty,
  },
  exercise_review: {
    description: {
      es: 'Vuelve a juzgar las muestras de todos los ejercicios con sus rúbricas actuales. Lo que se juzga mal queda en Revisiones de ejercicios.',
      en: 'Judges the samples of every exercise again by its present rubric. What is misjudged is listed under Exercise reviews.',
    },
    result: ({ exercises = 0, samples = 0, misjudged = 0 }) => ({
      es: `Ejercicios revisados: ${exercises}. Muestras: ${samples}. Mal juzgadas: ${misjudged}.`,
      en: `Exercises reviewed: ${exercises}. Samples: ${samples}. Misjudged: ${misjudged}.`,
    }),
  },
  publish_next_course: {
    description: {
      es: 'Publica el curso que lleva más tiempo en cola. Mientras haya uno en cola, Premium promete cursos nuevos cada mes.',
      en: 'Publishes the course that has been queued longest. While one is queued, Premium promises new courses every month.',
    },
    result: ({ published = 0, queued = 0 }) =>
      published > 0
        ? {
            es: `Curso publicado. Quedan en cola: ${queued}.`,
            en: `Course published. Left in the queue: ${queued}.`,
          }
        : queueEmpty,
  },
  practice_reminder: {
    description: {
      es: 'Recuerda a quien lo ha pedido que hoy tiene ejercicios por repasar: como mucho una vez al día, entre las 8 y las 21 de su zona horaria. Prográmala cada hora.',
      en: 'Reminds learners who asked for it that they have exercises to practise today: at most once a day, between 8:00 and 21:00 in their time zone. Run it every hour.',
    },
    result: ({ asked = 0, reminded = 0 }) => ({
      es: `Con recordatorios activados: ${asked}. Avisados ahora: ${reminded}.`,
      en: `With reminders on: ${asked}. Reminded now: ${reminded}.`,
    }),
  },
  weekly_goal: {
    description: {
      es: 'Cierra la semana de quien tiene una meta semanal, según su zona horaria: la racha sigue, se perdona un fallo o termina. Prográmala cada hora.',
      en: 'Closes the week of each learner with a weekly goal, in their time zone: the streak goes on, a miss is forgiven, or it ends. Run it every hour.',
    },
    result: ({ closed = 0, reached = 0, forgiven = 0, ended = 0 }) => ({
      es: `Semanas cerradas: ${closed}. Con la meta cumplida: ${reached}. Fallos perdonados: ${forgiven}. Rachas terminadas: ${ended}.`,
      en: `Weeks closed: ${closed}. Goals reached: ${reached}. Misses forgiven: ${forgiven}. Streaks ended: ${ended}.`,
    }),
  },
  weekly_digest: {
    description: {
      es: 'Envía por correo, a quien lo ha activado, lo nuevo de los últimos siete días. Cada persona recibe como mucho uno por semana, y ninguno si no hay novedades.',
      en: 'Emails what is new in the last seven days to members who turned it on. Each gets at most one a week, and none when nothing is new.',
    },
    result: ({ news = 0, members = 0, mails = 0 }) => ({
      es: `Novedades: ${news}. Personas que lo reciben: ${members}. Correos pedidos: ${mails}.`,
      en: `New items: ${news}. Members with the digest on: ${members}. Emails requested: ${mails}.`,
    }),
  },
};

/** What an automation of this type does. */
export const descriptionOf = (type: AutomationType): Localised => typeTexts[type].description;

/** What came of a run of this type. */
export const resultOf = (type: AutomationType, counts: Readonly<Record<string, number>>): Localised =>
  typeTexts[type].result(counts);
