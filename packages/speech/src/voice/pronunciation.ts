import type { Language } from '@academy/contracts/shared/language.ts';

/** Words that eSpeak NG would read by the letters of the wrong language, spelt as they sound. */
const respelt: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    'chain of thought': 'chein of zot',
    'few-shot': 'fiu shot',
    'zero-shot': 'sirou shot',
    'one-shot': 'uan shot',
    AI: 'ei ai',
    ChatGPT: 'chat ge pe te',
    feedback: 'fídbac',
    Google: 'gúguel',
    IA: 'i a',
    invoice: 'ínvois',
    JSON: 'yéison',
    Markdown: 'márkdaun',
    newsletter: 'niusléter',
    online: 'onláin',
    Python: 'páiton',
    software: 'sóftuer',
    Twitter: 'tuíter',
    URL: 'u erre ele',
    WhatsApp: 'guásap',
    YouTube: 'yutub',
  },
  en: { ChatGPT: 'chat G P T', JSON: 'jason', LLMs: 'L L Ms', SQL: 'sequel' },
};

/** An abbreviation counts only in capitals: `ia` and `IA` are different words. */
const patternOf = (word: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`,
    word === word.toUpperCase() ? 'gu' : 'giu',
  );

const rules = (language: Language) =>
  Object.entries(respelt[language]).map(([word, sound]) => [patternOf(word), sound] as const);
const rulesOf = { es: rules('es'), en: rules('en') };

/** Spoken prose as the built-in voice is to be given it. `prompt` is left alone: it says it well in both languages. */
export const pronounced = (text: string, language: Language): string =>
  rulesOf[language].reduce((said, [pattern, sound]) => said.replace(pattern, sound), text);
