import { promptLibraryLimits } from '@academy/contracts/shared/prompt-library-limits.ts';
import { tutorLimits } from '@academy/contracts/shared/tutor-limits.ts';
import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { plainText } from '../../news/parsing/plain-text.ts';
import { detectLanguage } from '../../news/domain/detect-language.ts';
import { promptState } from '../../prompts/domain/saved-prompt.ts';
import { materialBlock } from '../../providers/ask/material.ts';
import { givesSolution } from '../../tutor/domain/gives-solution.ts';
import { intentOf } from '../../tutor/domain/intent.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { sentencesOf } from './sentences.ts';

/** The longest content of a lesson, what is read of a field of a feed, and what a model answers at most. */
const limits = { lesson: 100_000, feedField: 20_000, answer: 10_000 } as const;

const parsers: [string, number, (text: string) => unknown][] = [
  ['cut into sentences', limits.lesson, sentencesOf],
  ['escaped', limits.lesson, escapeMarkdown],
  ['taken out of HTML', limits.feedField, (text) => plainText(text, 400)],
  ['told by its language', limits.feedField, (text) => detectLanguage(text)],
  ['asked of the tutor', tutorLimits.messageCharacters, intentOf],
  ['given to a model', tutorLimits.exerciseCharacters, (text) => materialBlock('abcdef', 'text', text)],
  ['searched for a solution', limits.answer, givesSolution(() => false)],
  ['kept as a prompt', promptLibraryLimits.text, (text) => promptState({ name: 'a', text, tags: [] })],
];

test.each(parsers)(
  'When a text built to be slow is %s, then that takes time by its length',
  (_what, limit, parse) => {
    expect(superlinearIn(parse, { limit })).toEqual([]);
  },
  120_000,
);
