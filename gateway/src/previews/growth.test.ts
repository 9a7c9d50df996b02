import type { IncomingMessage } from 'node:http';
import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { normaliseTarget } from '../edge/request-target.ts';
import { fillPreview } from './fill-preview.ts';
import { mayHavePreview } from './link-previews.ts';

/** The longest description of a document, and the longest head of a request. */
const limits = { description: 1_000, head: 16_384 } as const;

const html = '<html lang="es"><title>A</title><meta name="description" content="b">';
const targetOf = (url: string) => normaliseTarget({ url } as IncomingMessage);

const parsers: [string, number, (text: string) => unknown][] = [
  [
    'a preview',
    limits.description,
    (text) => fillPreview(html, { title: text, description: text, language: 'es', brand: 'B' }),
  ],
  ['a path', limits.head, (text) => mayHavePreview(targetOf(`/${text}`) ?? '')],
  ['a page', limits.head, (text) => mayHavePreview(`/lessons/${text}`)],
  ['an absolute target', limits.head, (text) => targetOf(`http://a/${text}`)],
];

test.each(parsers)(
  'When a text built to be slow is %s, then reading it takes time by its length',
  (_what, limit, parse) => {
    expect(superlinearIn(parse, { limit, texts: fewHostileTexts })).toEqual([]);
  },
);
