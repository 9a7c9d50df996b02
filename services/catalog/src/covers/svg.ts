/**
 * The colours of a cover. An SVG in an <img> follows the system's colour scheme at most, never the app's own switch, so
 * the app asks for the theme. Contrast: ink 14.8:1 and the tag 6.3:1 by day, 14.1:1 and 8.0:1 at night.
 */
export const coverColours = {
  light: { paper: '#f2ede1', ink: '#1d1a15', inkSoft: '#5b5448', highlighter: '#e9f27a', wash: 1 },
  dark: { paper: '#221e17', ink: '#f3ecde', inkSoft: '#bdb3a1', highlighter: '#dff04a', wash: 0.16 },
} as const;

export type CoverTheme = keyof typeof coverColours;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** A highlighter's stroke: a box whose four corners are each round in their own way. */
export const strokePath = (
  box: { x: number; y: number; width: number; height: number },
  em: number,
): string => {
  const { x, y, width, height } = box;
  const [topLeft, topRight, bottomRight, bottomLeft] = [0.22, 0.4, 0.2, 0.34].map((r) =>
    Math.min(r * em, width / 2, height / 2),
  ) as [number, number, number, number];
  const arc = (r: number, dx: number, dy: number): string =>
    `a${rounded(r)} ${rounded(r)} 0 0 1 ${rounded(dx)} ${rounded(dy)}`;
  return [
    `M${rounded(x + topLeft)} ${rounded(y)}H${rounded(x + width - topRight)}`,
    arc(topRight, topRight, topRight),
    `V${rounded(y + height - bottomRight)}`,
    arc(bottomRight, -bottomRight, bottomRight),
    `H${rounded(x + bottomLeft)}`,
    arc(bottomLeft, -bottomLeft, -bottomLeft),
    `V${rounded(y + topLeft)}`,
    `${arc(topLeft, topLeft, -topLeft)}z`,
  ].join('');
};

/** A text as the content of an element. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
