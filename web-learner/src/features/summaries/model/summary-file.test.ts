import { shownSummary, summaryFile, summaryFileName } from './summary-file.ts';

it('When a summary is downloaded, then its name is the title with underscores and what it is', () => {
  expect(summaryFileName('Fundamentos: ¿qué es?')).toBe('Fundamentos___qué_es__resumen_general.md');
});

it('When a summary is downloaded, then its links lead to the academy', () => {
  expect(summaryFile('[One](/lessons/a) [two](https://x.example/)', 'https://academy.example')).toBe(
    '[One](https://academy.example/lessons/a) [two](https://x.example/)',
  );
});

it('When a summary is shown, then its boxes are characters, and the file keeps them as tasks', () => {
  const document = '- [ ] Check it\n- Not a [ ] box';
  expect(shownSummary(document)).toBe('- ☐ Check it\n- Not a [ ] box');
  expect(summaryFile(document, 'https://academy.example')).toBe(document);
});
