import type { Language } from '@academy/contracts/shared/language.ts';
import type { Localised } from '@academy/service-kit/text/localised.ts';

/** With `{name}` for what is filled in. */
const texts = {
  greeting: {
    es: '¡Hola! Soy el tutor de la academia. Pregúntame por cualquier cosa de los cursos o de la biblioteca y te digo qué se explica y dónde.',
    en: "Hello! I'm the academy's tutor. Ask me about anything in the courses or the library and I'll tell you what is explained and where.",
  },
  thanks: {
    es: '¡De nada! Aquí estoy si te surge otra duda.',
    en: "You're welcome! I'm here if anything else comes up.",
  },
  unclear: {
    es: 'Sin problema. Dime qué parte no te queda clara, con tus palabras o copiando la frase, y la buscamos.',
    en: "No problem. Tell me which part isn't clear, in your own words or by pasting the sentence, and we'll look it up.",
  },
  otherWords: {
    es: 'Vamos a verlo de otra manera, con lo que dice la academia en otro sitio:',
    en: "Let's look at it another way, with what the academy says elsewhere:",
  },
  notTaught: {
    es: 'Eso no se enseña aquí. En la academia se aprende a escribir prompts y a trabajar bien con modelos de IA, y es lo único que puedo contarte. Si tu duda es sobre tu cuenta, tu plan o un pago, te la resuelven en Ayuda.',
    en: "That isn't taught here. The academy teaches how to write prompts and work well with AI models, and that's all I can tell you about. If your question is about your account, your plan or a payment, Help can sort it out.",
  },
  nearest: {
    es: 'No he encontrado que la academia explique justo eso. Esto es lo más cercano que tenemos; puede que no responda a tu pregunta:',
    en: "I haven't found that the academy explains exactly that. This is the nearest we have; it may not answer your question:",
  },
  inOther: { es: ' (texto en inglés)', en: ' (text in Spanish)' },
  opensWithPremium: { es: ' (se abre con Premium)', en: ' (opens with Premium)' },
  notFound: {
    es: 'No he encontrado un pasaje que lo responda. Prueba a preguntarlo con otras palabras.',
    en: "I haven't found a passage that answers this. Try asking it in other words.",
  },
  found: {
    es: 'Esto es lo que dice la academia:',
    en: 'This is what the academy says:',
  },
  example: { es: 'Un ejemplo de la academia:', en: 'An example from the academy:' },
  difference: {
    es: 'Esto es lo que dice la academia de cada cosa:',
    en: 'This is what the academy says about each:',
  },
  sample: { es: 'Muestra:', en: 'Sample:' },
  sampleBetter: { es: 'Prompt de muestra:', en: 'Sample prompt:' },
  samplePrompt: { es: 'Prompt de muestra:', en: 'Sample prompt:' },
  sampleInstead: { es: 'En vez de «{weak}»:', en: 'Instead of “{weak}”:' },
  sampleWeak: { es: 'Un prompt flojo:', en: 'A weak prompt:' },
  sampleOutput: { es: 'Respuesta de muestra:', en: 'Sample reply:' },
  fromPage: {
    es: 'Esto es lo principal de lo que tienes abierto:',
    en: 'This is the main part of what you have open:',
  },
  from: { es: 'De «{place}»', en: 'From “{place}”' },
  fromOther: { es: 'De «{place}» (texto en inglés)', en: 'From “{place}” (text in Spanish)' },
  lockedCourse: {
    es: 'Esto se explica en la lección «{title}», del curso «{course}», que se abre con Premium.',
    en: 'This is explained in the lesson “{title}” of the course “{course}”, which opens with Premium.',
  },
  lockedDocument: {
    es: 'Esto se explica en el documento «{title}», que se abre con Premium.',
    en: 'This is explained in the document “{title}”, which opens with Premium.',
  },
  outline: { es: 'El curso «{title}», lección a lección:', en: 'The course “{title}”, lesson by lesson:' },
  outlineStart: {
    es: 'Empieza por «{start}»: cada lección se apoya en las anteriores.',
    en: 'Start with “{start}”: each lesson builds on those before it.',
  },
  elsewhere: {
    es: 'De lo que trata «{title}» se habla también aquí:',
    en: 'What “{title}” is about is also explained here:',
  },
  more: { es: 'Cuéntame más sobre «{heading}»', en: 'Tell me more about “{heading}”' },
  exerciseEmpty: {
    es: 'Todavía no has escrito nada. Empieza por decir qué tiene que hacer el modelo: con un primer intento ya podemos mirar qué falta.',
    en: "You haven't written anything yet. Start by saying what the model has to do: with a first attempt we can look at what is missing.",
  },
  exercisePassed: {
    es: 'Tu prompt ya cumple lo que pide «{title}». Compruébalo con el botón del ejercicio para que quede registrado.',
    en: 'Your prompt already meets what “{title}” asks for. Check it with the button of the exercise so that it is recorded.',
  },
  exerciseOpen: {
    es: 'La solución tiene que salir de ti, pero puedo decirte cómo va tu prompt para «{title}». Ya tienes {met} de {all} criterios. Queda por trabajar:',
    en: 'The solution has to come from you, but I can tell you how your prompt for “{title}” is doing. You have {met} of {all} criteria. Still to work on:',
  },
  whyFailed: {
    es: 'En tu última comprobación de «{title}» sacaste {score} de 100 y hacen falta {passScore}. Cumplías {met} de {all} criterios. Esto es lo que faltaba:',
    en: 'At your last check of “{title}” you scored {score} out of 100, and it takes {passScore}. You met {met} of {all} criteria. This is what was open:',
  },
  whyMustHave: {
    es: 'En tu última comprobación de «{title}» sacaste {score} de 100, que bastaba, pero faltaba algo imprescindible:',
    en: 'At your last check of “{title}” you scored {score} out of 100, which was enough, but something essential was open:',
  },
  essential: { es: ' (imprescindible)', en: ' (essential)' },
  whyPassed: {
    es: 'Tu última comprobación de «{title}» está aprobada: no has suspendido.',
    en: 'Your last check of “{title}” passed: you did not fail it.',
  },
  whyPassesNow: {
    es: 'Tu último intento en «{title}» no pasó, pero hoy cumple todo lo que pide el ejercicio: o el equipo lo revisó, o el ejercicio ha cambiado desde entonces. Compruébalo otra vez y, si sigue sin pasar, escríbenos desde Ayuda.',
    en: 'Your last attempt at “{title}” didn’t pass, yet today it meets everything the exercise asks for: either the team reviewed it, or the exercise has changed since. Check it again, and if it still doesn’t pass, write to us from Help.',
  },
  whyUnchecked: {
    es: 'Todavía no has comprobado «{title}», así que no hay resultado que explicar. Compruébalo y vuelve a preguntarme.',
    en: 'You haven’t checked “{title}” yet, so there is no result to explain. Check it and ask me again.',
  },
  whyNoExercise: {
    es: 'Para decírtelo necesito ver tu intento. Abre el ejercicio en su lección y pregúntamelo desde ahí: miro tu última comprobación y te digo qué faltaba.',
    en: 'To tell you that I need to see your attempt. Open the exercise in its lesson and ask me there: I look at your last check and tell you what was open.',
  },
  changedSince: {
    es: 'Desde entonces has cambiado el texto: tal como está ahora, cumple {met} de {all} criterios.',
    en: 'You have changed the text since: as it stands now it meets {met} of {all} criteria.',
  },
  changedPasses: {
    es: 'Desde entonces has cambiado el texto, y tal como está ahora ya cumple. Compruébalo con el botón del ejercicio.',
    en: 'You have changed the text since, and as it stands now it passes. Check it with the button of the exercise.',
  },
  exerciseRead: {
    es: 'Te puede ayudar releer esto:',
    en: 'Reading this again may help:',
  },
  exerciseHint: {
    es: 'Si te atascas, pide la siguiente pista con el botón.',
    en: 'If you get stuck, ask for the next hint with the button.',
  },
  solutionWithheld: {
    es: 'He cortado la respuesta porque se parecía demasiado a la solución. Pide la siguiente pista o cuéntame por dónde vas.',
    en: 'I cut the answer short because it came too close to the solution. Ask for the next hint, or tell me where you are.',
  },
  cutShort: {
    es: 'La respuesta termina aquí porque ha llegado a su longitud máxima.',
    en: 'The answer ends here because it reached its maximum length.',
  },
  notCompared: {
    es: 'No hemos podido comparar esta respuesta con los textos de la academia. Compruébala antes de usarla.',
    en: "We couldn't compare this answer with the academy's texts. Check it before you use it.",
  },
  filtered: {
    es: 'El modelo ha cortado la respuesta por sus propias normas.',
    en: 'The model ended the answer because of its own rules.',
  },
  builtInInstead: {
    es: '{reason} Mientras tanto te responde la búsqueda de la academia.',
    en: "{reason} Meanwhile the academy's own search answers.",
  },
} satisfies Record<string, Localised>;

export type TutorText = keyof typeof texts;

/** A text of the tutor with its places filled. */
export const say = (
  text: TutorText,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string => texts[text][language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Questions to begin with. */
export const starters: Readonly<Record<Language, readonly string[]>> = {
  es: [
    '¿Qué partes tiene un buen prompt?',
    '¿Cómo evito que el modelo se invente datos?',
    '¿Cómo pido una respuesta en JSON?',
  ],
  en: [
    'What are the parts of a good prompt?',
    'How do I stop the model making things up?',
    'How do I ask for an answer in JSON?',
  ],
};
