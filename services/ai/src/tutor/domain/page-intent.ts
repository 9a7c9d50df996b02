import { wordsOf } from '@academy/service-kit/text/search-terms.ts';

/** What is asked of a page is short: a longer message is about something else, too. */
const longestRequest = 12;

/** What may stand beside a request without naming a subject of its own. */
const telling = new Set(
  `a aqui con curso cursos de del documento documentos el en eso esta este esto explica explican guia habla hablan hay hola la las leccion lecciones lo los
  me mas otra otras otro otros pagina por favor primero se sobre tema texto textos un una y about and are can course courses
  document documents else covered explained taught first for guide have here i in is it lesson lessons me more on other page please text texts that
  the there this to topic you`.split(/\s+/),
);

const fits =
  (patterns: readonly RegExp[]) =>
  (message: string): boolean => {
    const words = wordsOf(message);
    if (words.length > longestRequest) return false;
    const phrase = words.join(' ');
    // With a subject in it, it is a question about that and not about what is open.
    return patterns.some(
      (pattern) =>
        pattern.test(phrase) && wordsOf(phrase.replace(pattern, ' ')).every((word) => telling.has(word)),
    );
  };

const aboutPage = [
  /\b(?:est[ae]|la) (?:leccion|pagina|documento|curso|guia|texto)\b/,
  /\beste (?:texto|documento|curso)\b/,
  /\b(?:this|the) (?:lesson|page|document|course|guide|text)\b/,
  /\b(?:explica|explicame|resume|resumeme|resumir|explain|summari[sz]e) (?:esto|eso|lo|this|that|it)\b/,
  /\b(?:lo|esto) (?:pongo|aplico|llevo|uso)\b.*\b(?:practica|trabajo)\b|\b(?:put|apply|use) (?:this|it)\b.*\b(?:practice|work)\b/,
];

/** Whether a message points at what is open on the screen. */
export const isAboutPage = (message: string): boolean =>
  aboutPage.some((pattern) => pattern.test(wordsOf(message).join(' ')));

/** Whether it asks what a course teaches, or where to begin. */
export const asksForOutline = fits([
  /\bque (?:voy a aprender|aprendo|aprendere|se aprende|ensena|(?:me )?ensenas?)\b|\bde que (?:va|trata) (?:este|el) curso\b/,
  /\bpor donde (?:empiezo|empezar|comienzo)\b|\bque lecciones\b/,
  /\bwhat (?:will|do|can) i learn\b|\bwhat (?:is|s) (?:this|the) course about\b|\bwhat does (?:this|the) course teach\b/,
  /\bwhere (?:should|do|can) i (?:start|begin)\b|\b(?:which|what) lessons\b/,
]);

/** Whether it asks where else something is explained. */
export const asksElsewhere = fits([
  /\bdonde mas\b|\ben que otr[ao]s?\b|\bque (?:otras? )?leccion(?:es)? (?:profundiza|habla|trata|explica|sigue)\w*/,
  /\bwhere else\b|\b(?:which|what) (?:other )?lessons? (?:goes|go|explains?|covers?|(?:is|are) about)\b/,
]);

/** Whether it wants lessons alone. */
export const asksForLessons = fits([/\b(?:leccion|lecciones|lessons?)\b/]);
