export const widths = ['wide', 'phone'] as const;
export type Width = (typeof widths)[number];

/** In CSS pixels: what an exercise has beside its lesson on a wide screen, and between the margins of a phone. */
export const pixels: Record<Width, number> = { wide: 620, phone: 358 };
