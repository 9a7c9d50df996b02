import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { courseData, documentData, lessonData, publish } from './publish.ts';

/** Stands in every text that takes Premium. */
export const lockedWord = 'ZANZIBAR';
/** Stands in the rubric and the hints of the exercise, and nowhere else. */
export const rubricWord = 'KILIMANJARO';

const exercise = {
  id: 'menu-exercise',
  titleEs: 'Pide el menú',
  titleEn: 'Ask for the menu',
  promptEs: 'Escribe un prompt que pida el menú del comedor de un colegio.',
  promptEn: 'Write a prompt that asks for the menu of a school canteen.',
  rubric: {
    passScore: 70,
    criteria: [
      { id: 'role', weight: 2 },
      { id: 'task', weight: 3, mustHave: true },
      { id: 'format', weight: 3, mustHave: true },
      { id: 'mentions', weight: 1, any: { es: [rubricWord], en: [rubricWord] } },
    ],
  },
  hints: {
    nudge: { es: `Piensa en ${rubricWord}.`, en: `Think of ${rubricWord}.` },
    targeted: { es: 'Nombra el formato.', en: 'Name the format.' },
    example: { es: 'Un ejemplo parecido.', en: 'A similar example.' },
  },
};

const first = {
  contentEs: [
    '## El rol: un punto de vista',
    'El rol orienta el vocabulario y la mirada del modelo. Elige el oficio que se fijaría en lo que te importa.',
    '## El formato',
    'Pide una tabla cuando vayas a decidir entre opciones. Nombrar las columnas decide qué se compara.',
    '## Las alucinaciones',
    'A los datos verosímiles y falsos se los llama alucinaciones. Dale permiso para decir que no lo sabe.',
  ].join('\n\n'),
  contentEn: [
    '## The role: a point of view',
    'A role steers the vocabulary and the attention of the model. Choose the trade that would notice what matters to you.',
    '## The format',
    'Ask for a table when you are going to decide between options. Naming the columns decides what is compared.',
    '## Hallucinations',
    'Plausible but false facts are called hallucinations. Give the model permission to say that it does not know.',
  ].join('\n\n'),
  exercises: [exercise],
};

const premium = {
  contentEs: `## Los delimitadores ${lockedWord}\n\nLos delimitadores ${lockedWord} separan los datos de las instrucciones del prompt.`,
  contentEn: `## Delimiters ${lockedWord}\n\nDelimiters ${lockedWord} keep data apart from the instructions of the prompt.`,
  exercises: [{ ...exercise, id: 'locked-exercise' }],
};

const freeGuide = {
  contentEs:
    '## Resumir\n\nPara resumir un informe largo, di para quién es el resumen y cuántas viñetas quieres.',
  contentEn:
    '## Summarise\n\nTo summarise a long report, say who the summary is for and how many bullets you want.',
};

const premiumGuide = {
  contentEs: `## Política ${lockedWord}\n\nLa política de IA del equipo ${lockedWord} dice quién responde de cada envío.`,
  contentEn: `## Policy ${lockedWord}\n\nThe AI policy of the team ${lockedWord} says who answers for what is sent.`,
};

/** Publishes a small academy: a free first course with an exercise, a premium course, a free and a premium document. */
export const publishAcademy = async (kafka: KafkaPort): Promise<void> => {
  const courses = [
    { id: 'first', data: courseData('First steps', { lessonIds: ['anatomy'], orderIndex: 0 }) },
    {
      id: 'advanced',
      data: courseData('Advanced', { lessonIds: ['delimiters'], orderIndex: 1, isPremium: true }),
    },
  ];
  for (const course of courses) await publish(kafka, coursePublishedV1, course);
  const lessons = [
    { id: 'anatomy', data: lessonData('Anatomy', { courseId: 'first', ...first }) },
    { id: 'delimiters', data: lessonData('Delimiters', { courseId: 'advanced', ...premium }) },
  ];
  for (const lesson of lessons) await publish(kafka, lessonPublishedV1, lesson);
  const documents = [
    { id: 'reports', data: documentData('Reports', freeGuide) },
    { id: 'policy', data: documentData('Policy', { ...premiumGuide, isPremium: true }) },
  ];
  for (const document of documents) await publish(kafka, documentAddedV1, document);
};
