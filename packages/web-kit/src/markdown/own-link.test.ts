import { isOwnLink } from './own-link.ts';

test.each(['/courses', '/', '#marks', 'mailto:hola@promptario.example'])(
  'When a link leads to %s, then it stays in this tab',
  (href) => {
    expect(isOwnLink(href)).toBe(true);
  },
);

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', undefined])(
  "When a link leads to %s, then it is another site's",
  (href) => {
    expect(isOwnLink(href)).toBe(false);
  },
);
