import { theme, type ThemeConfig } from 'antd';
import { palette, type ThemeName } from '@academy/web-kit/theme/palette.ts';

/** antd dims a dark theme's primary colour; ours is ink on night and stays as drawn. */
const nightAlgorithm: typeof theme.darkAlgorithm = (seed, map) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorPrimaryBorder: seed.colorPrimary,
  colorError: seed.colorError,
  colorLink: seed.colorLink,
});

/** antd dressed in the product's own tokens: ink on paper, no blue, corners 6/10/16. */
export function antdTheme(name: ThemeName): ThemeConfig {
  const colors = palette[name];
  return {
    algorithm: name === 'dark' ? nightAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: `promptario-${name}` },
    hashed: false,
    token: {
      colorPrimary: colors.button,
      colorPrimaryHover: colors.ink2,
      colorPrimaryActive: colors.ink3,
      colorTextLightSolid: colors.buttonInk,
      colorLink: colors.link,
      colorError: colors.missing,
      colorSuccess: colors.met,
      colorWarning: colors.partly,
      colorText: colors.ink,
      colorTextSecondary: colors.ink2,
      colorTextTertiary: colors.ink3,
      colorTextPlaceholder: colors.ink3,
      colorBgBase: colors.paper,
      colorBgContainer: colors.sheet,
      colorBgElevated: colors.sheet,
      colorBgLayout: colors.paper,
      colorBorder: colors.line,
      colorBorderSecondary: colors.line,
      controlOutline: 'transparent',
      fontFamily: "'Instrument Sans Variable', ui-sans-serif, system-ui, sans-serif",
      fontSize: 15,
      borderRadius: 10,
      borderRadiusLG: 16,
      borderRadiusSM: 6,
      controlHeight: 40,
      controlHeightLG: 44,
      controlHeightSM: 34,
      boxShadow: 'var(--shadow)',
      boxShadowSecondary: 'var(--shadow)',
      wireframe: false,
    },
    components: {
      Button: {
        fontWeight: 600,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultBg: 'transparent',
        defaultHoverBg: colors.sunk,
        defaultHoverColor: colors.ink,
        defaultHoverBorderColor: colors.ink3,
        defaultActiveColor: colors.ink,
        defaultActiveBorderColor: colors.ink,
        paddingInline: 16,
        paddingInlineLG: 18,
        paddingInlineSM: 13,
        contentFontSizeSM: 14,
        contentFontSizeLG: 15,
        borderRadiusLG: 10,
        borderRadiusSM: 10,
      },
      Input: {
        activeBorderColor: colors.ink,
        hoverBorderColor: colors.ink3,
        activeShadow: 'none',
        inputFontSizeLG: 15,
      },
      Checkbox: { colorWhite: colors.buttonInk },
      Switch: { handleBg: colors.sheet },
      Modal: { titleFontSize: 22 },
    },
  };
}
