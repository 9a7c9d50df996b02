import { z } from 'zod';

interface NotBlankOptions {
  /** Characters. */
  max?: number;
  /** What a blank text is refused with; said in both languages by the server, see the kit's `issueText`. */
  refusal: { es: string; en: string };
}

/** A text as it was typed, nothing trimmed, that is more than spaces. */
export const notBlank = ({ max = Infinity, refusal }: NotBlankOptions) => {
  const text = z.string();
  return (max === Infinity ? text : text.max(max)).refine((typed) => typed.trim() !== '', {
    error: refusal.en,
    params: { text: refusal },
  });
};
