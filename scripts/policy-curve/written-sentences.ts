import { readFileSync } from 'node:fs';
import path from 'node:path';
import { policyFile } from '@academy/contracts/content/unseen-file.ts';
import { MUST_NOT_KINDS, type Language, type MustNotKind } from '@academy/prompt-rubric/rubric.ts';
import { parse } from 'yaml';

const poles = ['keep', 'break'] as const;

/** A sentence that keeps a policy or breaks it. */
export interface WrittenSentence {
  policy: MustNotKind;
  language: Language;
  /** The place of its writer among those of the file, from 0. */
  writer: number;
  pole: (typeof poles)[number];
  text: string;
}

/** The open sentences of every policy in both languages. Throws ZodError for a file in another form. */
export const readSentences = (folder: string): WrittenSentence[] =>
  MUST_NOT_KINDS.flatMap((policy) =>
    (['es', 'en'] as const).flatMap((language) => {
      const file = readFileSync(path.join(folder, `${policy}.${language}.open.yaml`), 'utf8');
      return policyFile
        .parse(parse(file))
        .flatMap((written, writer) =>
          poles.flatMap((pole) => written[pole].map((text) => ({ policy, language, writer, pole, text }))),
        );
    }),
  );
