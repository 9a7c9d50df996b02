import { wordsOf } from '@academy/service-kit/text/search-terms.ts';

/** What is asked of a page is short: a longer message is about something else, too. */
const longestRequest = 12;

const fits =
  (patterns: readonly RegExp[]) =>
  (message: string): boolean => {
    const words = wordsOf(message);
    return words.length <= longestRequest && patterns.some((pattern) => pattern.test(words.join(' ')));
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
  /\bque (?:voy a aprender|aprendo|aprendere|se aprende|ensena)\b|\bde que (?:va|trata) (?:este|el) curso\b/,
  /\bpor donde (?:empiezo|empezar|comienzo)\b|\bque lecciones\b/,
  /\bwhat (?:will|do|can) i learn\b|\bwhat (?:is|s) (?:this|the) course about\b|\bwhat does (?:this|the) course teach\b/,
  /\bwhere (?:should|do|can) i (?:start|begin)\b|\b(?:which|what) lessons\b/,
]);

/** Whether it asks where else something is explained. */
export const asksElsewhere = fits([
  /\bdonde mas\b|\ben que otr[ao]s?\b|\bque (?:otra )?leccion(?:es)? (?:profundiza|habla|trata|explica|sigue)/,
  /\bwhere else\b|\b(?:which|what) (?:other )?lessons? (?:goes|go|explains?|covers?|is|are)\b/,
]);

/** Whether it wants lessons alone. */
export const asksForLessons = fits([/\b(?:leccion|lecciones|lessons?)\b/]);
