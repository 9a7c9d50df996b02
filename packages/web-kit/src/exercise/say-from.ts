import type { Language } from '@academy/contracts/shared/language.ts';
import type { Say } from './exercise-words.ts';

interface Texts {
  [key: string]: string | Texts;
}

const textAt = (texts: Texts, path: string): string | undefined => {
  let at: string | Texts | undefined = texts;
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/**
 * Says texts as the learners' app writes them, for an app that translates by something else: `{{holes}}`, and the plural
 * forms `_one` and `_other` by `count`. Of a text that is not there it says the key.
 */
export function sayFrom(texts: Texts, language: Language): Say {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const keys = [key].flat();
    const forms =
      typeof values.count === 'number' ? [`_${plurals.select(values.count)}`, '_other', ''] : [''];
    const found = keys.flatMap((each) => forms.map((form) => textAt(texts, `${each}${form}`)));
    const text = found.find((each) => each !== undefined) ?? keys.join(' ');
    return text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
}
