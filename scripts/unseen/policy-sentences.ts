import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { policyFile } from '@academy/contracts/content/unseen-file.ts';
import { detectMustNots } from '@academy/prompt-rubric/criteria/must-nots.ts';
import { readPrompt } from '@academy/prompt-rubric/reading/read-prompt.ts';
import type { CriterionSetting, Language, MustNotKind } from '@academy/prompt-rubric/rubric.ts';
import { parseUnseen, type UnseenPart } from './read-unseen.ts';

const poles = ['keep', 'break', 'beside'] as const;

export interface HeardSentence {
  kind: MustNotKind;
  pole: (typeof poles)[number];
  text: string;
  /** It breaks the policy and was heard, or does not and was not. */
  isRight: boolean;
}

/** Asks `must-nots` about each sentence of one policy alone; none where the folder has no file of it. Throws ZodError. */
export function hearSentences(
  folder: string,
  { kind, language, part }: { kind: MustNotKind; language: Language; part: UnseenPart },
): HeardSentence[] {
  const file = path.join(folder, `${kind}.${language}.${part}.yaml`);
  if (!existsSync(file)) return [];
  const setting: CriterionSetting = { id: 'must-nots', weight: 1, kinds: [kind] };
  const asks = (text: string): boolean =>
    detectMustNots(readPrompt(text), setting).some(({ strength }) => strength === 'against');
  return policyFile
    .parse(parseUnseen(readFileSync(file, 'utf8'), part))
    .flatMap((written) => poles.flatMap((pole) => written[pole].map((text) => ({ pole, text }))))
    .map(({ pole, text }) => ({ kind, pole, text, isRight: asks(text) === (pole === 'break') }));
}
