/** The product's colours: light is ink on warm paper, dark is a desk at night. */
export const palette = {
  light: {
    paper: '#faf7f0',
    sheet: '#fffdf8',
    sunk: '#f2ede1',
    line: '#e2dac9',
    ink: '#1d1a15',
    ink2: '#5b5448',
    ink3: '#7a7264',
    mark: '#e9f27a',
    markMissing: '#ffc9cf',
    markPartly: '#ffdf9e',
    markInk: '#1d1a15',
    button: '#1d1a15',
    buttonInk: '#faf7f0',
    link: '#1f47c7',
    missing: '#a8283c',
    met: '#3f6212',
    partly: '#92580a',
    shadow: '0 1px 0 #e9e1d0, 0 10px 30px -18px #3d2f1455',
  },
  dark: {
    paper: '#14120e',
    sheet: '#1c1914',
    sunk: '#100e0b',
    line: '#383227',
    ink: '#f3ecde',
    ink2: '#bdb3a1',
    ink3: '#958b7a',
    mark: '#dff04a',
    markMissing: '#ff9fab',
    markPartly: '#f4c169',
    markInk: '#14120e',
    button: '#f3ecde',
    buttonInk: '#14120e',
    link: '#9db4ff',
    missing: '#ff9fab',
    met: '#cfe26a',
    partly: '#f4c169',
    shadow: '0 1px 0 #000, 0 18px 40px -20px #000',
  },
} as const;

export type ThemeName = keyof typeof palette;

/** How the pen marks text: by day it covers, at night it underlines in its own colour, over a tint of it. */
const pens: Record<ThemeName, Record<'--mark-share' | '--mark-line', string>> = {
  light: { '--mark-share': '100%', '--mark-line': 'none' },
  dark: { '--mark-share': '16%', '--mark-line': 'underline solid 2px var(--mark)' },
};
export type Colours = { readonly [Name in keyof (typeof palette)['light']]: string };

export const fonts = {
  display: "'Bricolage Grotesque Variable', ui-sans-serif, system-ui, sans-serif",
  text: "'Instrument Sans Variable', ui-sans-serif, system-ui, sans-serif",
  reading: "'Source Serif 4 Variable', ui-serif, Georgia, serif",
  prompt: "'IBM Plex Mono', ui-monospace, monospace",
} as const;

/** The same as custom properties, for the style sheets: `ink2` is `--ink-2`, `markInk` is `--mark-ink`. */
export const customProperties = (theme: ThemeName): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(palette[theme]).map(([name, value]) => [
      `--${name.replace(/([A-Z]|\d)/g, (part) => `-${part.toLowerCase()}`)}`,
      value,
    ]),
  ),
  ...pens[theme],
  '--display': fonts.display,
  '--text': fonts.text,
  '--reading': fonts.reading,
  '--prompt': fonts.prompt,
});
