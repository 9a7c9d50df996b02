/** What a member has typed of a post and not sent yet. */
export interface PostDraft {
  title: string;
  content: string;
  categoryId: string;
  isSpanish: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A kept draft, or null for none and for anything that is not one. */
export function parseDraft(stored: string): PostDraft | null {
  try {
    const value = JSON.parse(stored || 'null') as Partial<PostDraft> | null;
    if (!value || !isText(value.title) || !isText(value.content) || !isText(value.categoryId)) return null;
    const { title, content, categoryId } = value;
    return { title, content, categoryId, isSpanish: value.isSpanish === true };
  } catch {
    return null;
  }
}

/** A post's title from the question that it asks: as much of it, in one line, as a title may have characters. */
export const titleFrom = (question: string, most: number): string => {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
};

/** Whether there is anything worth keeping in it. */
export const isBlank = ({ title, content }: Pick<PostDraft, 'title' | 'content'>): boolean =>
  title.trim() === '' && content.trim() === '';
