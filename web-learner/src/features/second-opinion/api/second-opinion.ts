import type { secondOpinionEndpoints, SecondOpinion } from '@academy/contracts/http/ai/second-opinion.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { mutationOptions } from '@tanstack/react-query';
import { costsTokens } from '../../../shared/ai/budgets.ts';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { SecondOpinion };

const opinion = endpointRef<typeof secondOpinionEndpoints.secondOpinion>(
  'POST',
  '/api/exercises/:id/second-opinion',
);

export interface CheckedPrompt {
  exerciseId: string;
  text: string;
}

export const opinionMutation = ({ exerciseId, text }: CheckedPrompt) =>
  mutationOptions({
    ...costsTokens,
    mutationFn: ({ language, signal }: { language: Language; signal: AbortSignal }) =>
      client.call(opinion, { params: { id: exerciseId }, body: { text, language }, signal }),
  });
