import { plainText } from './plain-text.ts';

const hostile = [
  '<script>alert(1)</script>Hi',
  '<scr<script>ipt>alert(1)</script>Hi',
  '<img src=x onerror=alert(1)>Hi',
  '<svg onload=alert(1)><desc>x</desc></svg>Hi',
  '<iframe src="javascript:alert(1)">x</iframe>Hi',
  '<style>*{display:none}</style>Hi',
  '<a href="javascript:alert(1)">Hi</a>',
  '<!-- <script>alert(1)</script> -->Hi',
  '<math><mtext><script>alert(1)</script></mtext></math>Hi',
  '<template><script>alert(1)</script></template>Hi',
  '<textarea><script>alert(1)</script></textarea>Hi',
  '<object data="x">x</object>Hi',
  'Hi<script src="https://evil.example/x.js">',
  'Hi<img src="https://tracker.example/pixel.gif">',
  '<p onclick="alert(1)">Hi</p>',
];

test.each(hostile)('When a feed sends %s, then only its text is left', (html) => {
  const text = plainText(html, 100);
  expect(text.replace(/^ipt>|^x /, '').trim()).toMatch(/Hi$/);
  expect(text).not.toMatch(/<|alert\(1\)<|javascript|onerror|onload|onclick|evil|tracker|display/i);
});

test.each([
  ['<p>One</p><p>Two<br>three</p>', 'One Two three'],
  ['Tom &amp; Jerry&nbsp;&mdash; &#161;hola!', 'Tom & Jerry — ¡hola!'],
  ['un<b>bre</b>ak', 'unbreak'],
  ['a < b and c > d', 'a < b and c > d'],
  ['nothing\u202Eesrever\u200B here\u0007', 'nothingesrever here'],
  ['  lines\n\tand   spaces ', 'lines and spaces'],
  ['e\u0301', 'é'],
])('When %j is read, then it is %j', (html, text) => {
  expect(plainText(html, 100)).toBe(text);
});

test('When a text is too long, then it ends with a whole word and an ellipsis', () => {
  expect(plainText('The quick brown fox, and the lazy dog', 22)).toBe('The quick brown fox…');
  expect(plainText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(plainText('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(4)}…`);
});
