/** What a member has typed and not sent yet. */
export interface Writing {
  /** Made anew with every change: what is sent again unchanged is the same post or reply, also after a reload. */
  id: string;
  text: string;
}

const none: Writing = { id: '', text: '' };

/** Reads what `storedWriting` made; nothing for anything else. */
export function parseWriting(stored: string): Writing {
  try {
    const found = JSON.parse(stored || 'null') as Partial<Writing> | null;
    return typeof found?.id === 'string' && typeof found.text === 'string'
      ? { id: found.id, text: found.text }
      : none;
  } catch {
    return none;
  }
}

export const storedWriting = (text: string, newId: () => string): string =>
  text.trim() === '' ? '' : JSON.stringify({ id: newId(), text });
