import type { Language } from '@academy/contracts/shared/language.ts';
import { fold } from '@academy/service-kit/text/fold.ts';

/** Words at the beginning of a sentence that point at one before it, folded. */
const pointing: Readonly<Record<Language, RegExp>> = {
  es: new RegExp(
    [
      String.raw`(?:(?:a|con|de|en|por|para|sin|ante|tras|si|segun|todo|todos|todas|ninguno de|ninguna de|cada una de|nada de) )?(?:est[aeo]s?|es[aeo]s?|aquell?[ao]s?|aquel|ello|ellos|ellas|ella|ellas)\b`,
      String.raw`(?:ademas|tambien|tampoco|asi|sin embargo|no obstante|por (?:eso|tanto|ello|lo tanto)|pero|y|o|u|ni|en cambio|entonces|despues|luego|ahi|de ahi|al contrario|aun asi|aunque|porque|mientras|pues|ambos|ambas|los dos|las dos|lo mismo|mas alla|otra vez|de lo contrario|a cambio|mejor aun|solo entonces|no basta|debajo)\b`,
      String.raw`(?:la|el|las|los) (?:primer[ao]?|segund[ao]s?|tercer[ao]?|cuart[ao]|ultim[ao]s?|otr[ao]s?|siguientes?|anterior(?:es)?|dos|tres)\b`,
      String.raw`(?:le|les|lo|la|los|las|se) (?:dice|dicen|hace|hacen|llama|llaman|conoce|trata|pide|da|ve|nota|paga|permite|evita|obliga|quita|deja|copia|sirve|suele|puede)\b`,
      String.raw`(?:no )?(?:es|son|era|parece|parecen|sirve|sirven|tiene|tienen|va|van|vale|valen|hace|hacen|funciona|llega|basta con|ocurre|pasa|sucede|cuida|obliga|permite|evita|sabe|saben)\b`,
      String.raw`(?:uno|una|dos|tres|ninguno|ninguna|alguno|algunas|algunos|otro|otra|otros|otras|cada uno|cada una|la mayoria)(?=[ ,:.]*(?:de|es|son|,|:|$))`,
      String.raw`(?:a veces (?:por|a|es)|claros?|claras?|comod[ao]s?|exact[ao]s?|mismo|misma)\b`,
      String.raw`quien(?:es)? (?:si|no)\b`,
      String.raw`ve (?:palabras|solo)\b`,
      String.raw`no (?:(?:se|le|lo|la|les) )?\p{L}{2,}(?:a|e|an|en)\b`,
    ].join('|'),
    'u',
  ),
  en: new RegExp(
    [
      String.raw`(?:(?:all|none|each|both|some|most|any|with|without|for|in|of|on|at|from|to|by|beyond|after|before|between|if|among) )*(?:of )?(?:this|that|these|those|it|its|they|their|theirs|them|he|she|his|her|him)\b`,
      String.raw`(?:so|but|and|or|nor|yet|however|also|besides|then|still|otherwise|instead|moreover|furthermore|therefore|thus|hence|likewise|too|conversely|there|such|both|neither|either|though|although|because|else|even so|in turn|only then|better still)\b`,
      String.raw`(?:the )(?:first|second|third|fourth|last|latter|former|other|others|rest|next|previous|two|three|same)\b`,
      String.raw`(?:one|two|three|none|some|any|each|another|others|all three|all four|most)(?=[ ,:.]*(?:of|is|are|more|,|:|$))`,
      String.raw`(?:sometimes (?:by|on)|handy|clear as|exact for|beyond that|not so|written|given|given that)\b`,
    ].join('|'),
    'u',
  ),
};

/** Words by which a sentence makes sense at the beginning though it begins as one that points back. */
const standing: Readonly<Record<Language, RegExp>> = {
  es: /^(?:es (?:mejor|util|importante|facil|habitual)|esta (?:guia|leccion|academia)|este (?:curso|documento)|va bien|vale la pena|no (?:hace|hacen|haria) falta|no siempre|no cada|hace falta|hacen falta|si\b(?! est| es[aeo]| aquel))/,
  en: /^(?:it (?:is|s|pays|helps|takes) (?:better|best|useful|worth|easier|clearer|to|a)|there (?:is|are|s)|this (?:guide|lesson|course|document)|both .+ and\b|either .+ or\b|one (?:sentence|line|goal|last)|so that\b|although .+,|even if\b|if (?!this|that|these|those|it|they|so))/,
};

/** Words after a comma by which a sentence answers the one before it. */
const amid = /, (?:though|however|sin embargo|no obstante|en cambio|por tanto|therefore|then|pues|eso si),/;

const plainBeginning = (text: string): string =>
  fold(text)
    .replace(/['’]/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '');

/** Whether a sentence leans on one before it: by itself nobody would know what it speaks of. */
export const leansBack = (text: string, language: Language): boolean => {
  const beginning = plainBeginning(text);
  if (amid.test(beginning)) return true;
  if (standing[language].test(beginning)) return false;
  const found = pointing[language].exec(beginning);
  return found?.index === 0 || /^\p{Ll}/u.test(text.trim());
};

/** Whether a sentence announces what comes after it. */
export const leadsOn = (text: string): boolean => /:["'»”’)\]*_]*$/.test(text.trim());
