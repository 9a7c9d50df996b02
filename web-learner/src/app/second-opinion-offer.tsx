import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../shared/connection/lazy-part.ts';
import type { CheckedPrompt } from '../features/second-opinion/api/second-opinion.ts';
import { ownBudgetQuery } from '../shared/ai/budgets.ts';
import { loadFeatureTexts } from './i18n.ts';

const SecondOpinion = lazyPart(async () => {
  const [{ SecondOpinion: opinion }] = await Promise.all([
    import('../features/second-opinion/components/second-opinion.tsx'),
    loadFeatureTexts('second-opinion'),
  ]);
  return { default: opinion };
});

/** Offers a second opinion on a checked prompt, where a language model is there to give one. */
export function SecondOpinionOffer(prompt: CheckedPrompt) {
  const { data } = useQuery(ownBudgetQuery);
  if (!data?.hasModel) return null;
  return (
    <Suspense>
      <SecondOpinion {...prompt} />
    </Suspense>
  );
}
