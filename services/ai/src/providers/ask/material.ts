/** Neither the boundary nor anything that looks like one of our tags survives inside the material. */
const asData = (text: string, boundary: string): string =>
  text.replaceAll(boundary, '').replace(/<(?=\s*\/?\s*data\b)/giu, '‹');

/** Text from outside as a model gets it: between tags that nobody outside can foresee. `boundary` is hexadecimal. */
export const materialBlock = (boundary: string, name: string, text: string): string =>
  `<data-${boundary} ${name}>\n${asData(text, boundary)}\n</data-${boundary}>`;
