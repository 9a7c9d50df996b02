import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlanFeatures } from './plan-features.tsx';
import { planBudgetsQuery } from '../../../shared/ai/budgets.ts';
import { figuresQuery } from '../../../shared/courses/figures.ts';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('plans'));

const rendered = async (language: string, plan: 'free' | 'premium', isCourseQueued: boolean) => {
  await i18next.changeLanguage(language);
  const queries = new QueryClient();
  queries.setQueryData(figuresQuery.queryKey, { courses: 3, lessons: 7, exercises: 55, isCourseQueued });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <PlanFeatures plan={plan} />
    </QueryClientProvider>,
  );
};

describe('new courses every month', () => {
  test.each([
    ['en', 'every month'],
    ['es', 'cada mes'],
  ])('When a course is queued, then the Premium card alone promises them, in %s', async (language, words) => {
    expect(await rendered(language, 'premium', true)).toContain(words);
    expect(await rendered(language, 'premium', false)).not.toContain(words);
    expect(await rendered(language, 'free', true)).not.toContain(words);
  });
});

test.each([
  ['en', 'questions'],
  ['es', 'preguntas'],
])('When no model answers, then the tutor is not counted in questions, in %s', async (language, words) => {
  await i18next.changeLanguage(language);
  const card = (hasModel: boolean) => {
    const queries = new QueryClient();
    queries.setQueryData(planBudgetsQuery.queryKey, {
      tokensPerDay: { free: 20_000, premium: 200_000 },
      hasModel,
    });
    return renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <PlanFeatures plan="premium" />
      </QueryClientProvider>,
    );
  };
  expect(card(true)).toContain(words);
  expect(card(false)).toMatch(/200[.,\s]000 tokens/);
  expect(card(false)).not.toContain(words);
});
