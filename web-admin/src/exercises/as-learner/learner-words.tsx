import type { Language } from '@academy/contracts/shared/language.ts';
import { ExerciseWordsContext } from '@academy/web-kit/exercise/exercise-words.ts';
import en from '@academy/web-kit/exercise/locales/en.json' with { type: 'json' };
import es from '@academy/web-kit/exercise/locales/es.json' with { type: 'json' };
import { sayFrom } from '@academy/web-kit/exercise/say-from.ts';
import type { ReactNode } from 'react';

const words = {
  es: { language: 'es', say: sayFrom(es, 'es') },
  en: { language: 'en', say: sayFrom(en, 'en') },
} as const;

/** In it an exercise speaks the learner's language, whichever the console speaks. */
export function LearnerWords({ language, children }: { language: Language; children: ReactNode }) {
  return <ExerciseWordsContext value={words[language]}>{children}</ExerciseWordsContext>;
}
