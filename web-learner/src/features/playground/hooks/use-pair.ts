import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { pairsQuery, type IllustrativePair } from '../api/playground.ts';
import type { Both } from '../model/sides.ts';

/** The academy's pairs in the present language, and the one whose prompts these are, if they are one's. */
export function usePairs(texts: Both<string>): {
  pairs: readonly IllustrativePair[];
  shown: IllustrativePair | undefined;
} {
  const { language } = useLanguage();
  const { data: pairs = [] } = useQuery(pairsQuery(language));
  // After a change of language the prompts on the screen are still the other one's.
  const { data: others = [] } = useQuery({
    ...pairsQuery(language === 'es' ? 'en' : 'es'),
    enabled: false,
  });
  const shown = [...pairs, ...others].find(
    ({ weak, good }) => weak.prompt === texts.a && good.prompt === texts.b,
  );
  return { pairs, shown };
}
