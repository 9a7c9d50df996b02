import type { SavedPrompt, SavedPromptSummary } from '@academy/contracts/http/ai/prompts.ts';
import type { SavedPromptRecord } from '../domain/saved-prompt.ts';

type Listed = Pick<
  SavedPromptRecord,
  '_id' | 'name' | 'preview' | 'tags' | 'version' | 'createdAt' | 'updatedAt'
>;

export const summaryView = ({
  _id,
  name,
  preview,
  tags,
  version,
  createdAt,
  updatedAt,
}: Listed): SavedPromptSummary => ({
  id: _id,
  name,
  preview,
  tags,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  version,
});

export const savedPromptView = (prompt: SavedPromptRecord): SavedPrompt => {
  const { preview: _, ...summary } = summaryView(prompt);
  return {
    ...summary,
    text: prompt.text,
    earlier: prompt.earlier
      .map(({ version, text, replacedAt }) => ({ version, text, replacedAt: replacedAt.toISOString() }))
      .reverse(),
  };
};
