/** Moves over and into everything on the page: what waits for a pointer or for focus runs now. */
export const touchEverything = `
  for (const element of document.querySelectorAll('main *')) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    element.dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }));
    element.focus?.();
  }`;

/** What a page of members' words holds that could run, load or lead somewhere, and what has run. */
export const findWhatIsNotInert = `(() => {
  const all = (selector) => [...document.querySelectorAll('main ' + selector)];
  const links = all('.member-text a');
  // Cells of a table are aligned by their style.
  const isAlignment = ({ name, value }) => name === 'style' && /^text-align: (left|right|center);$/.test(value);
  return {
    ran: window.__xss === undefined ? null : String(window.__xss),
    elements: [
      ...all(':is(script, iframe, object, embed, base, math, animate, meta, form[action])'),
      // Our own: the icon of the copy button, and the boxes of a list of tasks.
      ...all('.member-text :is(img, svg:not(button svg), input:not([type=checkbox]:disabled), style, link, video, audio)'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    attributes: all('.member-text *')
      .flatMap((element) => [...element.attributes])
      .filter((one) => one.name.startsWith('on') || (one.name === 'style' && !isAlignment(one)))
      .map(({ name, value }) => name + '=' + value),
    protocols: links.map(({ protocol }) => protocol).filter((one) => !['http:', 'https:', 'mailto:'].includes(one)),
    linksThatCount: links.filter(({ rel }) => !/nofollow/.test(rel) || !/ugc/.test(rel)).length,
  };
})()`;
