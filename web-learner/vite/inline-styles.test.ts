import type { Rolldown } from 'vite';
import { inlineStyles } from './inline-styles.ts';

const sheet = (source: string) => ({ type: 'asset', source }) as Rolldown.OutputAsset;
const bundle = {
  'assets/entry.css': sheet('a{color:red}'),
  'assets/landing.css': sheet('b{color:$&}'),
} as Rolldown.OutputBundle;
const html = `<head>
    <link rel="stylesheet" crossorigin href="/assets/entry.css">
  </head>`;

it('When a page is built, then its styles are in it in their order, and links to them fetch nothing', () => {
  const built = inlineStyles(html, bundle, ['/assets/landing.css']);
  expect(built).toContain('<style>a{color:red}b{color:$&}</style>');
  const links = built.match(/<link[^>]*>/g)!;
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toMatch(/ rel="stylesheet" href="\/assets\/\w+\.css" disabled/);
});

it('When the build lacks a stylesheet, then it fails rather than leaves the page bare', () => {
  expect(() => inlineStyles(html, bundle, ['/assets/gone.css'])).toThrow('/assets/gone.css');
});
