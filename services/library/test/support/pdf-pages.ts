/** How many pages a PDF has; its structure is ASCII, however the rest was decoded. */
export const pagesIn = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
