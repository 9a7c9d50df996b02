import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { excerptOf } from './excerpt.ts';
import { estimatedPages, measure } from './measure.ts';

/** The longest content, title and description of a document. */
const limits = { content: 50_000, heading: 1_000 } as const;
const noTexts = {
  titleEs: '',
  titleEn: '',
  descriptionEs: '',
  descriptionEn: '',
  contentEs: '',
  contentEn: '',
};

const parsers: [string, number, (text: string) => unknown][] = [
  ['its excerpt is cut', limits.content, excerptOf],
  ['its pages are estimated', limits.content, (text) => estimatedPages({ contentEs: text, contentEn: text })],
  [
    'it is measured',
    limits.content,
    (text) => measure({ ...noTexts, contentEs: text, contentEn: text.slice(0, 10) }),
  ],
  [
    'its terms are found',
    limits.heading,
    (text) => measure({ ...noTexts, titleEs: text, descriptionEs: text, descriptionEn: text }),
  ],
];

test.each(parsers)(
  'When a document is built to be slow and %s, then that takes time by its length',
  (_what, limit, parse) => {
    expect(superlinearIn(parse, { limit })).toEqual([]);
  },
);
