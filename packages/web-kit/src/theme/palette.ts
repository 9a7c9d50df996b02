/** The colours of tokens.css for antd and MUI, which must compute with them and so cannot take variables. */
export const palette = {
  light: {
    paper: '#faf7f0',
    sheet: '#fffdf8',
    sunk: '#f2ede1',
    line: '#e2dac9',
    ink: '#1d1a15',
    ink2: '#5b5448',
    ink3: '#6f6759',
    button: '#1d1a15',
    buttonInk: '#faf7f0',
    link: '#1f47c7',
    missing: '#a8283c',
    met: '#3f6212',
    partly: '#92580a',
  },
  dark: {
    paper: '#14120e',
    sheet: '#1c1914',
    sunk: '#100e0b',
    line: '#383227',
    ink: '#f3ecde',
    ink2: '#bdb3a1',
    ink3: '#958b7a',
    button: '#f3ecde',
    buttonInk: '#14120e',
    link: '#9db4ff',
    missing: '#ff9fab',
    met: '#cfe26a',
    partly: '#f4c169',
  },
} as const;

export type ThemeName = keyof typeof palette;
