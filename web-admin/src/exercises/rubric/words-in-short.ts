import { useLanguage } from '../../app/i18n/language-context.tsx';
import type { Criterion } from './card-edits.ts';

const shown = 3;

/** The first words that a criterion looks for, in the language of the page; empty where it looks for none. */
export function useWordsInShort() {
  const { language } = useLanguage();
  return ({ any }: Pick<Criterion, 'any'>): string => {
    const words = any?.[language] ?? [];
    const first = words.slice(0, shown).join(', ');
    return words.length > shown ? `${first}, +${words.length - shown}` : first;
  };
}
