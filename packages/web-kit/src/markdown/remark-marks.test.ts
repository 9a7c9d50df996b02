import type { Root } from 'mdast';
import { remarkMarks } from './remark-marks.ts';

const paragraph = (...children: Root['children']): Root =>
  ({ type: 'root', children: [{ type: 'paragraph', children }] }) as Root;
const text = (value: string) => ({ type: 'text', value }) as never;

/** The tree as text, strokes in square brackets. */
function show(node: unknown): string {
  const { value, children, data } = node as {
    value?: string;
    children?: unknown[];
    data?: { hName?: string };
  };
  const inner = value ?? children?.map(show).join('') ?? '';
  return data?.hName === 'mark' ? `[${inner}]` : inner;
}
function marked(...children: never[]): string {
  const tree = paragraph(...children);
  remarkMarks()(tree);
  return show(tree);
}

it.each([
  ['Di ==para quién== escribes', 'Di [para quién] escribes'],
  ['==a== y ==b==', '[a] y [b]'],
  ['uno ==sin cerrar', 'uno ==sin cerrar'],
  ['a == b', 'a == b'],
  ['nada', 'nada'],
])('When the text is %j, then it shows %j', (source, shown) => {
  expect(marked(text(source))).toBe(shown);
});

it('When other markup stands inside a stroke, then the stroke holds it', () => {
  const strong = { type: 'strong', children: [text('dos')] } as never;
  expect(marked(text('==uno '), strong, text(' tres== cuatro'))).toBe('[uno dos tres] cuatro');
  expect(marked(text('==uno '), strong, text(' tres'))).toBe('==uno dos tres');
});

it('When two equals signs stand in code, then they stay', () => {
  const code = { type: 'inlineCode', value: 'a == b' } as never;
  expect(marked(text('si '), code, text(' y ==esto=='))).toBe('si a == b y [esto]');
});
