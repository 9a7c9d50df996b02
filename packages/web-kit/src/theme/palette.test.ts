import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from './palette.ts';

test('When antd and MUI compute with colours, then they are those of the tokens', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [light, dark] = css.split("[data-theme='dark']") as [string, string];
  for (const [name, sheet] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    for (const [key, colour] of Object.entries(palette[name])) {
      const token = key.replace(/(\d)/, '-$1').replace('buttonInk', 'button-ink');
      expect(sheet).toContain(`--${token}: ${colour};`);
    }
  }
});
