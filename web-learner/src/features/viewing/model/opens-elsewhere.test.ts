import { opensElsewhere, type LinkClick } from './opens-elsewhere.ts';

const origin = 'https://academy.test';
const link = { origin, pathname: '/courses', target: '', isDownload: false };
const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false, link };

it.each<[string, Partial<LinkClick>]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
  ['of a link that opens a tab', { link: { ...link, target: '_blank' } }],
])('When a click is one %s, then it would leave the viewing', (_how, change) => {
  expect(opensElsewhere({ ...click, ...change }, origin)).toBe(true);
});

it.each<[string, Partial<LinkClick>]>([
  ['is a plain one', {}],
  ['is of another site', { ctrlKey: true, link: { ...link, origin: 'https://else.test' } }],
  ['is of the console', { ctrlKey: true, link: { ...link, pathname: '/admin/users' } }],
  ['is of a file', { ctrlKey: true, link: { ...link, isDownload: true } }],
  ['is answered already', { ctrlKey: true, defaultPrevented: true }],
])('When a click %s, then the browser does what it always does', (_how, change) => {
  expect(opensElsewhere({ ...click, ...change }, origin)).toBe(false);
});
