import type { Language } from '@academy/contracts/shared/language.ts';
import { namesOf } from './names.ts';
import { numbersOf } from './numbers.ts';

/** What an answer may begin with before it goes on: taken away, then the rest is looked at. */
const opener =
  /^(?:hola|hi|hello|hey|buenos dias|buenas|claro(?: que si)?|por supuesto|sure|of course|certainly|gladly|lo siento|sorry|i m sorry|perdona|(?:(?:buena|gran|excelente) pregunta|(?:good|great|nice) question))[,!.:]+(?: |$)/;

/** What greets by name, perhaps: a name tells nothing here. */
const greeting = /^(?:hola|hi|hello|hey|buenos dias|buenas)(?:,? \p{L}+){0,2}[.!:]*$/u;

/** What greets, wishes, offers or hands over, and tells nothing of a text: each up to the end of its clause. */
const courtesies = [
  /^(?:claro|por supuesto|sure|of course|certainly|gladly|con gusto|encantad[oa]|happy to help)(?: (?:te ayudo|de ayudarte|que si|thing))?[.!]*$/,
  /^(?:(?:buena|gran|excelente|interesante) pregunta|(?:that s a |what a )?(?:good|great|nice|excellent) question)(?: (?:sobre|para|about|to)\b[^,;:]{0,30})?[.!]*$/,
  /^(?:animo|(?:mucha )?suerte|(?:mucho )?exito|adelante|good luck|all the best|well done|have fun|enjoy)(?: (?:con|with|it)\b[^,;:]{0,40})?[.!]*$/,
  /^(?:i )?hope (?:(?:this|that|it|these) (?:helps?|is useful|is clear|goes well)|you (?:like|enjoy) it)\b[^,;:]{0,40}$/,
  /^espero que (?:(?:esto|asi|todo|te|os) ){0,2}(?:ayude|sirvan?|aclare|sea util|vaya bien|salga bien|guste)\b[^,;:]{0,40}$/,
  /^(?:let me know|feel free|just ask|tell me|dime|cuentame|avisame|no dudes en)\b[^;:]{0,80}$/,
  /^(?:if you (?:want|like|wish|d like|would like)|si (?:quieres|lo deseas|te apetece))\b[^;:]{0,60}\b(?:i can|i could|i ll|let me|tell me|just ask|we can|puedo|dime|cuentame|preguntame|podemos|lo vemos|te ayudo)\b[^;:]{0,60}$/,
  /^(?:here (?:is|are|s)|aqui (?:l[oa]s? )?(?:tienes|van?)|te (?:lo )?(?:resumo|explico|cuento)|veamos|vamos (?:a ver|por partes))\b[^;:]{0,90}[:.]?$/,
  // What the tutor says of itself.
  /^(?:lo siento|sorry|i m sorry|perdona)(?: (?:mucho|about|for|por)\b[^,;:]{0,50})?[.!]*$/,
  /^(?:yo )?(?:solo |no )?(?:puedo|i can(?: only|not| not| t)?|i only) (?:help|answer|show|give|write|explain|talk|speak|(?:ayudar|responder|contestar|dar|ensenar|mostrar|escribir|explicar|hablar|resolver)(?:te|tela|telo|lo|la)?)\b[^;:]{0,100}$/,
  /^(?:thanks|thank you|gracias|you re welcome|de nada)(?: (?:for|por|a ti|de)\b[^,;:]{0,40})?[.!]*$/,
];
/** Tells what comes: how many there are of it may be said. */
const announcement =
  /^(?:here (?:is|are|s)|this is|these are|aqui (?:tienes|van?|estan?)|esto es|estos son|estas son)\b[^;:]{0,90}:$/;
const mostAnnounced = 10;

/** Says that the sources are silent, up to the end of the clause: that is true of any text, and what a tutor ought to say. */
const silence =
  /^(?:the|these|la|los|las|estos|estas) (?:passages?|sources?|academy|texts?|lessons?|pasajes?|fuentes?|academia|textos?|lecciones)(?: (?:of|de) (?:the|la) (?:academy|academia))?(?: (?:(?:do|does) not|don t|doesn t) (?:say|tell|mention|explain|cover|teach|discuss|describe|answer|state|specify|talk|speak|deal)| no (?:l[oa]s? )?(?:dicen?|explican?|hablan?|aclaran?|mencionan?|responden?|tratan?|ensenan?))\b[^,;:]{0,90}$/;

/** What goes on to say something of its own. */
const goingOn =
  /\b(?:but|however|although|though|because|and|pero|aunque|sino|porque|sin embargo|y|e)\b|\b(?:tell|say|confirm|assure|know|note|decir\p{L}*|asegur\p{L}*|confirm\p{L}*|cuent\p{L}*|explic\p{L}*|sab\p{L}*|sepas)\b(?: you)? (?:that|it|que)\b/u;

const own: ReadonlySet<string> = new Set(['academia', 'academy', 'promptario']);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']/g, ' ')
    .replaceAll(/[¡¿]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isQuestion = (said: string): boolean => /\?[)"”»*_]*$/.test(said);
const hasWords = (said: string): boolean =>
  said.split(' ').filter((word) => /\p{L}/u.test(word)).length > 1 || /\p{N}/u.test(said);

/** Whether a sentence tells nothing of what is taught: a courtesy, a question, or that the sources are silent. One with a number or a name tells something. */
export const isAside = (text: string, language: Language): boolean => {
  const said = plain(text);
  if (!hasWords(said) || greeting.test(said)) return true;
  const isNamed = namesOf(text).some((name) => !own.has(name));
  const numbers = numbersOf(text, [language]);
  if (isNamed || numbers.some(({ value }) => !(Number(value) <= mostAnnounced))) return false;
  if (announcement.test(said)) return true;
  if (numbers.length > 0) return false;
  if (isQuestion(said)) return true;
  if (goingOn.test(said)) return false;
  const rest = said.replace(opener, '').replace(opener, '');
  return rest === '' || silence.test(rest) || courtesies.some((pattern) => pattern.test(rest));
};
