import { renderToStaticMarkup } from 'react-dom/server';
import type { Stroke } from '@academy/web-kit/answer/segments.ts';
import { AnswerMarks } from '@academy/web-kit/answer/answer-marks.tsx';

const copyOf = (text: string, strokes: Stroke[]): string =>
  renderToStaticMarkup(<AnswerMarks text={text} strokes={strokes} />);
const copy = (...lines: string[]): string =>
  `<div class="answer__marks" aria-hidden="true">${lines.map((line) => `<div>${line}\u200b</div>`).join('')}</div>`;

describe('the copy of the answer that carries the strokes', () => {
  test('When an answer has several lines, then each is a block of its own, an empty one as high as the others', () => {
    expect(copyOf('Ana,\n\nresume', [])).toBe(copy('Ana,', '', 'resume'));
    expect(copyOf('', [])).toBe(copy(''));
  });

  test('When a stretch breaks a criterion, then its stroke is another than that of the rest', () => {
    expect(copyOf('inventa', [{ start: 0, end: 7, status: 'broken' }])).toBe(
      copy('<span class="answer__stroke mark mark--broken">inventa</span>'),
    );
  });

  test('When a stroke goes over the end of a line, then both lines carry their part of it', () => {
    const stroke = '<span class="answer__stroke mark mark--met">';
    expect(copyOf('Ana,\nresume esto', [{ start: 1, end: 11, status: 'met' }])).toBe(
      copy(`A${stroke}na,</span>`, `${stroke}resume</span> esto`),
    );
  });
});
