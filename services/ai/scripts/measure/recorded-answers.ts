import { readFile } from 'node:fs/promises';
import { languageSchema } from '@academy/contracts/shared/language.ts';
import { parseYaml } from '@academy/service-kit/content/parse-yaml.ts';
import { z } from 'zod';
import { flat } from '../../src/knowledge/domain/passage-id.ts';
import type { PlacedPassage } from '../../src/knowledge/domain/placed-passages.ts';
import type { readAcademy } from './read-academy.ts';

const inventions = ['sentence', 'number', 'negation'] as const;

/** An answer as its writer put it together, with the sources by what they say. */
const answerSchema = z.strictObject({
  id: z.string(),
  language: languageSchema,
  question: z.string(),
  sources: z.array(z.strictObject({ of: z.string(), says: z.string() })),
  answer: z.array(
    z.union([
      z.strictObject({ aside: z.string() }),
      z.strictObject({ carried: z.string() }),
      z.strictObject({ invented: z.string(), kind: z.enum(inventions) }),
    ]),
  ),
});

export interface RecordedAnswer {
  id: string;
  language: PlacedPassage['language'];
  question: string;
  message: string;
  cited: PlacedPassage[];
  /** Where each sentence stands in the message, and whether its writer took it from the sources. */
  sentences: {
    from: number;
    to: number;
    text: string;
    kind: 'carried' | 'aside' | (typeof inventions)[number];
  }[];
}

const isItem = (text: string): boolean => /^(?:- |\d+\. )/.test(text);
const isHeading = (text: string): boolean => /^(?:\*\*|#)/.test(text);

const between = (before: string, text: string): string => {
  if (isHeading(before) || isItem(before) !== isItem(text)) return '\n\n';
  return isItem(text) ? '\n' : ' ';
};

/** Recorded answers, put together as Markdown. Throws where a source is not one passage of the academy. */
export const readRecorded = async (
  path: string,
  { passages, fileOf }: Awaited<ReturnType<typeof readAcademy>>,
): Promise<RecordedAnswer[]> =>
  z
    .array(answerSchema)
    .parse(parseYaml(await readFile(path, 'utf8')))
    .map(({ id, language, question, sources, answer }) => {
      const cited = sources.map(({ of, says }) => {
        const found = passages.filter(
          (passage) =>
            passage.language === language &&
            fileOf(passage).includes(`/${of.replace('/', '/lessons/')}/`) &&
            flat(passage.text).includes(flat(says)),
        );
        if (found.length !== 1) throw new Error(`${id}: ${found.length} passages of ${of} say “${says}”`);
        return found[0]!;
      });
      let message = '';
      let before: string | null = null;
      const sentences: RecordedAnswer['sentences'] = [];
      for (const one of answer) {
        const [text, kind] =
          'aside' in one
            ? ([one.aside, 'aside'] as const)
            : 'carried' in one
              ? ([one.carried, 'carried'] as const)
              : ([one.invented, one.kind] as const);
        if (before !== null) message += between(before, text);
        sentences.push({ from: message.length, to: message.length + text.length, text, kind });
        message += text;
        before = text;
      }
      return { id, language, question, message, cited, sentences };
    });
