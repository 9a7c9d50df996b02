import { palette, type ThemeName } from '@academy/web-kit/theme/palette.ts';
import type { RaThemeOptions } from 'react-admin';
import { componentStyles } from './component-styles.ts';

const heading = { fontFamily: 'var(--display)', fontWeight: 640, letterSpacing: '-0.02em' };

/** react-admin in the product's own tokens: ink on paper, lines instead of boxes, corners 6/10/16. */
export function createTheme(name: ThemeName): RaThemeOptions {
  const colours = palette[name];
  return {
    palette: {
      mode: name,
      primary: { main: colours.button, contrastText: colours.buttonInk },
      secondary: { main: colours.link },
      error: { main: colours.missing },
      warning: { main: colours.partly },
      success: { main: colours.met },
      info: { main: colours.ink },
      text: { primary: colours.ink, secondary: colours.ink2, disabled: colours.ink3 },
      background: { default: colours.paper, paper: colours.sheet },
      divider: colours.line,
    },
    typography: {
      fontFamily: 'var(--text)',
      fontSize: 14,
      body2: { fontSize: 15 },
      button: { textTransform: 'none', fontWeight: 600, fontSize: 15 },
      h1: { ...heading, fontSize: 30, lineHeight: 1.15 },
      h2: { ...heading, fontSize: 21, lineHeight: 1.25 },
      h5: heading,
      h6: { ...heading, fontSize: 22 },
    },
    shape: { borderRadius: 10 },
    sidebar: { width: 224, closedWidth: 64 },
    components: componentStyles(colours),
  };
}

export const lightTheme = createTheme('light');
export const darkTheme = createTheme('dark');
