import { rubricData } from '@academy/contracts/content/exercise-file.ts';
import { checkPrompt } from '@academy/prompt-rubric/check-prompt.ts';
import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { estimateSeconds } from '../practice/domain/estimate.ts';
import { bisections } from './bisections.ts';
import { printedCode, typedCode } from './certificate-code.ts';

/** The largest body of most calls, and the longest instructions of an exercise. */
const limits = { body: 100_000, instructions: 2_000 } as const;

/** Staff may give a rubric words of any length, and it checks a prompt before it is published. */
const rubricOf = (text: string) => ({
  passScore: 60,
  criteria: [{ id: 'mentions' as const, weight: 1, any: { es: [text], en: [text] } }],
  groups: [{ id: text, label: { es: text, en: text }, atLeast: 1, of: [text, 'mentions'] }],
});
const prompt = 'Escribe un correo de cinco líneas al proveedor y pídele el plazo. '.repeat(20);
const texts = { instructions: 'Pide el plazo.', hints: [] };

const parsers: [string, number, (text: string) => unknown][] = [
  ['a rubric', limits.body, (text) => rubricData.safeParse(rubricOf(text))],
  [
    'a word of a rubric',
    limits.instructions,
    (text) => {
      const { passScore, criteria } = rubricOf(text);
      return checkPrompt(prompt, { passScore, criteria }, 'es', texts);
    },
  ],
  ['instructions', limits.body, (text) => estimateSeconds(text, 0)],
  ['a title', limits.body, bisections],
  ['a code of a certificate', limits.body, (text) => printedCode(typedCode(text))],
];

test.each(parsers)(
  'When a text built to be slow is %s, then reading it takes time by its length',
  (_what, limit, parse) => {
    expect(superlinearIn(parse, { limit, texts: fewHostileTexts })).toEqual([]);
  },
);
