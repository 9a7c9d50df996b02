/** How the names of a field's two languages end: `titleEs`, `titleEn`. */
export const fieldSuffix = { es: 'Es', en: 'En' } as const;
