import { memberLink } from './member-link.ts';

test.each(['https://example.com/a', 'HTTP://example.com'])(
  'When a member links to %s, then it opens in another tab and counts for no search engine',
  (href) => {
    expect(memberLink(href)).toEqual({ href, rel: 'nofollow ugc noopener noreferrer', target: '_blank' });
  },
);

test.each(['/lessons/one', 'mailto:hola@promptario.example'])(
  'When a member links to %s, then it stays in this tab',
  (href) => {
    expect(memberLink(href)).toEqual({ href, rel: 'nofollow ugc noopener noreferrer' });
  },
);

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.com',
  '//evil.example',
  '/\\evil.example',
  'https:///evil',
  'evil.example',
])('When a member links to %s, then there is no link', (href) => {
  expect(memberLink(href)).toBeNull();
});
