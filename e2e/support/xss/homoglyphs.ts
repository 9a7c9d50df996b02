import { payloadsOf } from './payload.ts';

/** ASCII in its full-width form, which compatibility normalisation (NFKC) turns back. */
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0));

/** Look-alikes and invisible characters: they must not become the real thing by normalising or changing case. */
export const homoglyphPayloads = payloadsOf('homoglyph', {
  'full-width-scheme': ({ call }) => `[Continue](${fullWidth('javascript:')}${call})`,
  'full-width-colon': ({ call }) => `[Continue](javascript\uFF1A${call})`,
  'full-width-tag': ({ script }) => `${fullWidth('<script>')}${script}${fullWidth('</script>')}`,
  'full-width-image': ({ script }) => `\uFF1Cimg src=x onerror=${script}\uFF1E`,
  'full-width-handler': ({ script }) =>
    `<img src=x ${fullWidth('onerror=')}${script} onerror\uFF1D${script}>`,
  'full-width-host': () => '![](https://ｅｖｉｌ.example/homoglyph-full-width-host.png)',
  'ideographic-dot-host': () => '![](https://evil。example/homoglyph-ideographic-dot-host.png)',
  'small-brackets': ({ script }) => `\uFE64img src=x onerror=${script}\uFE65`,
  'small-colon': ({ call }) => `[Continue](javascript\uFE55${call})`,
  'ratio-colon': ({ call }) => `[Continue](javascript\u2236${call})`,
  'cyrillic-letters': ({ call }) => `[Continue](j\u0430v\u0430script:${call})`,
  'long-s-scheme': ({ call }) => `[Continue](java\u017Fcript:${call})`,
  'long-s-tag': ({ script }) => `<\u017Fcript>${script}</\u017Fcript>`,
  'dotless-i-scheme': ({ call }) => `[Continue](javascr\u0131pt:${call})`,
  'dotless-i-tag': ({ script }) => `<\u0131mg src=x onerror=${script}>`,
  'mathematical-letters': ({ call }) => `[Continue](𝐣𝐚𝐯𝐚𝐬𝐜𝐫𝐢𝐩𝐭:${call})`,
  'circled-letters': ({ call }) => `[Continue](ⓙⓐⓥⓐⓢⓒⓡⓘⓟⓣ:${call})`,
  'zero-width-space': ({ call }) => `[Continue](java\u200Bscript:${call})`,
  'zero-width-joiner': ({ script }) =>
    `<scr\u200Dipt>${script}</scr\u200Dipt><img src=x on\u200Derror=${script}>`,
  'soft-hyphen': ({ call }) => `[Continue](java\u00ADscript:${call})`,
  'byte-order-mark': ({ call }) => `<a href="\uFEFFjavascript:${call}">Continue</a>`,
  'no-break-space': ({ call }) => `<a href="\u00A0javascript:${call}">Continue</a>`,
  'line-separator': ({ call }) => `<a href="javascript:\u2028${call}">Continue</a>`,
  'right-to-left': ({ call }) => `[\u202Egro.elpmaxe//:sptth](javascript:${call})`,
  'curly-quotes': ({ script }) => `\u201D onfocus=${script} autofocus tabindex=0 x=\u201C`,
  'utf-7': ({ script }) => `+ADw-script+AD4-${script}+ADw-/script+AD4-`,
});
