import { promptLibraryLimits, type ExportedPrompt } from '@academy/contracts/http/ai/prompts.ts';
import { fold } from '@academy/service-kit/text/fold.ts';

export interface EarlierWording {
  version: number;
  text: string;
  replacedAt: Date;
}

export interface PromptState {
  name: string;
  text: string;
  tags: string[];
  /** The beginning of the text, on one line. */
  preview: string;
  /** What a search looks through: name, tags and text, folded. */
  search: string;
}

/** A prompt of a member. It counts as saved once the member's library names it. */
export interface SavedPromptRecord extends PromptState {
  _id: string;
  userId: string;
  version: number;
  /** Oldest first. */
  earlier: EarlierWording[];
  createdAt: Date;
  updatedAt: Date;
}

const previewLength = 160;

const previewOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > previewLength ? `${characters.slice(0, previewLength - 1).join('')}…` : line;
};

export const promptState = ({ name, text, tags }: ExportedPrompt): PromptState => ({
  name,
  text,
  tags,
  preview: previewOf(text),
  search: fold([name, ...tags, text].join('\n')),
});

export const newPrompt = (
  prompt: ExportedPrompt,
  { id, userId, now }: { id: string; userId: string; now: Date },
): SavedPromptRecord => ({
  _id: id,
  userId,
  ...promptState(prompt),
  version: 1,
  earlier: [],
  createdAt: now,
  updatedAt: now,
});

interface StoredPrompt extends ExportedPrompt {
  earlier: readonly Pick<EarlierWording, 'text'>[];
}

/** What a prompt counts for in its member's bytes: everything that they wrote, in UTF-8, with the earlier wordings. */
export const storedBytes = ({ name, text, tags, earlier }: StoredPrompt): number =>
  [name, text, ...tags, ...earlier.map((wording) => wording.text)].reduce(
    (sum, written) => sum + Buffer.byteLength(written),
    0,
  );

/** The earlier wordings of a prompt once it has another text, the oldest dropped beyond what is kept. */
export const wordingsAfter = (
  before: Pick<SavedPromptRecord, 'version' | 'text' | 'earlier'>,
  text: string,
  now: Date,
): EarlierWording[] =>
  text === before.text
    ? before.earlier
    : [...before.earlier, { version: before.version, text: before.text, replacedAt: now }].slice(
        -promptLibraryLimits.versions,
      );

export const isSamePrompt = (a: ExportedPrompt, b: ExportedPrompt): boolean =>
  a.name === b.name && a.text === b.text && a.tags.join('\n') === b.tags.join('\n');

/** The words of a search, folded as `search` is. */
export const searchWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);
