import { wordsOf } from '@academy/service-kit/text/search-terms.ts';

/** What a message is for, as far as its words alone tell. */
export type Intent = 'greeting' | 'thanks' | 'not-understood' | 'question';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const greetingWords = set(`
  hola holaa holi buenas buenos dias tardes noches que tal hey ey saludos hello hi hiya good morning afternoon evening there
  tutor como estas how are you
`);
const greetingCores = set(
  'hola holaa holi buenas buenos saludos hey ey hello hi hiya morning afternoon evening',
);

const thanksWords = set(`
  gracias muchas mil muchisimas genial perfecto vale ok okay estupendo thanks thank you thx ty so much very great perfect cool
  lot a un monton por todo tutor the help la ayuda de nuevo again entendido listo claro ya lo he ahora si got it now
`);
const thanksCores = set('gracias thanks thank thx ty entendido genial perfecto estupendo great perfect cool');

const introductions = [
  /\b(?:quien|que) eres\b/,
  /\bque (?:puedes|sabes) hacer\b/,
  /\ben que (?:me )?puedes ayudar/,
  /\b(?:who|what) are you\b/,
  /\bwhat (?:can|do) you do\b/,
  /\bhow can you help\b/,
];

const confusions = [
  /\bno (?:lo |la |te |me )?(?:entiendo|entendi|comprendo|pillo)\b/,
  /\bno (?:lo |la |te )?he entendido\b/,
  /\bno me (?:queda|quedo|ha quedado) claro\b/,
  /\b(?:explicamelo|dimelo|explicalo) (?:de otra (?:manera|forma)|otra vez|mas (?:facil|sencillo|simple))/,
  /\bque quieres decir\b/,
  /\bi (?:do not|don t|dont|didn t|didnt|did not) (?:understand|get (?:it|that|this)|follow)\b/,
  /\bnot (?:clear|sure i follow)\b/,
  /\b(?:say|explain) (?:it|that|this) (?:again|differently|another way|(?:more )?simply)/,
  /\bwhat do you mean\b/,
  /\bi m (?:lost|confused)\b/,
];

/** A message of more words has a question in it, whatever else. */
const longestPhrase = 9;

const consistsOf = (
  words: readonly string[],
  allowed: ReadonlySet<string>,
  core: ReadonlySet<string>,
): boolean => words.every((word) => allowed.has(word)) && words.some((word) => core.has(word));

/** Reads a message in either language. Whatever is longer than a phrase is a question. */
export const intentOf = (message: string): Intent => {
  const words = wordsOf(message);
  if (words.length === 0 || words.length > longestPhrase) return 'question';
  const phrase = words.join(' ');
  if (confusions.some((pattern) => pattern.test(phrase))) return 'not-understood';
  if (consistsOf(words, greetingWords, greetingCores)) return 'greeting';
  if (introductions.some((pattern) => pattern.test(phrase))) return 'greeting';
  return consistsOf(words, thanksWords, thanksCores) ? 'thanks' : 'question';
};

/** Longer messages tell of something else, too. */
const longestComplaint = 14;

const aboutExercise = [
  /\bejercicios?\b|\bexercises?\b/,
  /\bsoluci?on(?:es)?\b|\bresuelve(?:lo|me|melo)?\b|\bsolutions?\b|\bsolve\b/,
  /\b(?:pista|pistas|hint|hints)\b/,
  /\bantes de empezar\b|\bbefore i (?:start|begin)\b/,
  /\bmi (?:prompt|texto|respuesta|version|intento)\b|\bmy (?:prompt|text|answer|version|attempt|draft)\b/,
  /\bque (?:me )?falta\b|\bque tal (?:voy|esta)\b|\bcomo voy\b|\blo (?:he hecho|hago) bien\b|\bme sale mal\b/,
  /\bwhat (?:is|am i|s) missing\b|\bhow am i doing\b|\bis (?:this|it) (?:good|right|ok)\b/,
  /\b(?:escribeme|escribe|hazme|haz|dame|write|do|give me) (?:lo|la|el|it|me|the|this|esto)\b.*\b(?:prompt|respuesta|answer|por mi|for me)\b/,
  /\b(?:score|puntuacion|puntos|aprobar|suspenso|passed|fail(?:ed)?)\b/,
];

/** Whether a message is about the exercise in front of the learner rather than about what the academy teaches. */
export const isAboutExercise = (message: string): boolean =>
  aboutExercise.some((pattern) => pattern.test(wordsOf(message).join(' ')));

/** The whole message, as "why do models fail at dates" is about models. */
const whyFailed = [
  /\bpor que (?:no )?(?:(?:lo|la|me|me lo|(?:mi|este) (?:prompt|texto|intento|ejercicio)|mi respuesta) )*(?:he |ha |han |habia )?(?:suspend(?:ido|i|o)|fall(?:ado|e|a|o)|pas(?:ado|o|e|a)|aprob(?:ado|e)|aprueb[oa]|super(?:ado|o|e|a)|vale|valid(?:ado|o|a)|acept(?:ado|an?)|dado por bueno|dan? por bueno|deja[ns]? pasar|esta mal|sale mal)(?: (?:mi|este|esta|el|la) (?:prompt|texto|intento|ejercicio|respuesta|version))?(?: (?:otra vez|todavia|aun|ahora))*$/,
  /\b(?:que|en que) (?:he (?:hecho mal|fallado)|hice mal|falle|me equivoque|me he equivocado)\b/,
  /\bwhy (?:did|do|does|didn t|don t|doesn t|have|haven t|can t|couldn t|was|wasn t|am|isn t|is) (?:i|it|this|my (?:prompt|answer|text|attempt))(?: (?:not|still|keep|get|got|be|been))* (?:fail|failed|failing|pass|passed|passing|accepted|rejected|wrong|enough|good enough)(?: (?:the|this|my) (?:exercise|check|test|attempt|prompt))?(?: (?:again|yet))*$/,
  /\bwhat (?:did i (?:do|get) wrong|did i miss)\b/,
];

/** Whether a learner asks why their attempt at an exercise did not pass. */
export const asksWhyFailed = (message: string): boolean => {
  const words = wordsOf(message);
  return words.length <= longestComplaint && whyFailed.some((pattern) => pattern.test(words.join(' ')));
};

/** A message of so few words goes on with what was said before. */
const continuationWords = 6;
const continuations = [
  /^(?:y|pero|entonces|and|but|so|then)\b/,
  /\b(?:por que|why|ejemplos?|examples?|mas|more|otra|another|eso|esto|that|this|it|lo)\b/,
];

/** Whether a message says too little by itself and leans on what was asked before. */
export const goesOn = (message: string): boolean => {
  const words = wordsOf(message);
  const phrase = words.join(' ');
  return words.length <= continuationWords && continuations.some((pattern) => pattern.test(phrase));
};
