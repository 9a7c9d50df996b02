/** The product's colours in light and dark; mail programs know no custom properties. */
export const light = {
  paper: '#faf7f0',
  sheet: '#fffdf8',
  sunk: '#f2ede1',
  line: '#e2dac9',
  ink: '#1d1a15',
  quiet: '#5b5448',
  mark: '#e9f27a',
  markInk: '#1d1a15',
  link: '#1f47c7',
  button: '#1d1a15',
  buttonInk: '#faf7f0',
} as const;

export const dark: Record<keyof typeof light, string> = {
  paper: '#14120e',
  sheet: '#1c1914',
  sunk: '#100e0b',
  line: '#383227',
  ink: '#f3ecde',
  quiet: '#bdb3a1',
  mark: '#dff04a',
  markInk: '#14120e',
  link: '#9db4ff',
  button: '#f3ecde',
  buttonInk: '#14120e',
};

export const fonts = {
  display:
    "'Bricolage Grotesque',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
  text: "'Instrument Sans',ui-sans-serif,system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
  reading: "'Source Serif 4',ui-serif,Georgia,'Times New Roman',serif",
} as const;

/** What inline styles cannot say: the dark theme, and narrow screens. Programs that drop it show the light theme. */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.title{font-size:26px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.sheet{background-color:${dark.sheet}!important;border-color:${dark.line}!important}
.sunk{background-color:${dark.sunk}!important;border-color:${dark.mark}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.quiet}!important}
.mark{background-color:${dark.mark}!important;color:${dark.markInk}!important}
.link{color:${dark.link}!important}
.button{background-color:${dark.button}!important}
.button a{color:${dark.buttonInk}!important}
.line{border-color:${dark.line}!important}
}`;
