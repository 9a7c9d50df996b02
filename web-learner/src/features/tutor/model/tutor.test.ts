import { pageAt, suggestionsFor } from './page.ts';
import { remarkCitations } from './remark-citations.ts';
import { spokenText } from './spoken.ts';
import { parseTutorFrame } from './tutor-frames.ts';
import { citedIn, passageLink, withoutCitation } from '../../../shared/passage/cited-passage.ts';

it.each([
  ['/lessons/fundamentals--role', { kind: 'lesson', id: 'fundamentals--role' }],
  ['/courses/fundamentals/', { kind: 'course', id: 'fundamentals' }],
  ['/library/prompt-anatomy', { kind: 'document', id: 'prompt-anatomy' }],
  ['/library', undefined],
  ['/community/posts/p1', undefined],
  ['/lessons/%zz', undefined],
  ['/', undefined],
])('When %s shows, then the question goes along with %j', (pathname, page) => {
  expect(pageAt(pathname)).toEqual(page);
});

it('When an exercise, a page or the community shows, then the suggested questions suit it', () => {
  expect(suggestionsFor('/lessons/l1', true)).toBe('exercise');
  expect(suggestionsFor('/lessons/l1', false)).toBe('lesson');
  expect(suggestionsFor('/community/posts/p1', false)).toBe('community');
  expect(suggestionsFor('/settings', false)).toBe('general');
});

it('When a frame is unknown or broken, then it is passed over', () => {
  expect(parseTutorFrame({ event: 'text', data: '{"text":"a"}' })).toEqual({
    event: 'text',
    data: { text: 'a' },
  });
  expect(parseTutorFrame({ event: 'later', data: '{}' })).toBeNull();
  expect(parseTutorFrame({ event: 'text', data: '{"te' })).toBeNull();
  expect(parseTutorFrame({ event: 'done', data: 'null' })).toBeNull();
});

const text = (value: string) => ({ type: 'text' as const, value });
const citation = (number: number) => ({
  type: 'link',
  url: `#source-${number}`,
  children: [text(String(number))],
});

it('When an answer cites [1] and [3] and only the first is a source, then only that becomes a link', () => {
  const tree = {
    type: 'root' as const,
    children: [
      {
        type: 'paragraph' as const,
        children: [
          text('Dale el texto [1][2], como [3].'),
          { type: 'inlineCode' as const, value: 'lista[1]' },
          { type: 'link' as const, url: 'https://example.org', children: [text('[1]')] },
        ],
      },
    ],
  };
  remarkCitations({ numbers: [1, 2] })(tree);
  expect(tree.children[0]!.children).toEqual([
    text('Dale el texto '),
    citation(1),
    citation(2),
    text(', como [3].'),
    { type: 'inlineCode', value: 'lista[1]' },
    { type: 'link', url: 'https://example.org', children: [text('[1]')] },
  ]);
});

it('When Markdown is said, then its symbols are not', () => {
  expect(
    spokenText('## Rol\n\n- **Di** quién [eres](https://a.b).\n\n```json\n{"a": 1}\n```\n> ==ojo=='),
  ).toBe('Rol Di quién eres. {"a": 1} ojo');
});

it('When a source is on the page that shows, then its link keeps the exercise that is open', () => {
  const href = '/lessons/l1?lang=en&passage=Give+it+the+text';
  expect(passageLink(href, { pathname: '/lessons/l1', search: '?exercise=e2&passage=old' })).toBe(
    '/lessons/l1?exercise=e2&lang=en&passage=Give+it+the+text',
  );
  expect(passageLink(href, { pathname: '/courses', search: '?q=a' })).toBe(href);
});

it('When an address cites a passage, then its words and language are read, and can be left', () => {
  const search = new URLSearchParams('exercise=e2&lang=en&passage=Give+it');
  expect(citedIn(search)).toEqual({ beginning: 'Give it', language: 'en' });
  expect(citedIn(new URLSearchParams('lang=en'))).toBeNull();
  expect(citedIn(new URLSearchParams('passage=a&lang=xx'))).toEqual({ beginning: 'a', language: null });
  expect(withoutCitation(search).toString()).toBe('exercise=e2');
});
