/** How many pages a PDF of pdfkit's has: what its tree of pages, which is never compressed, says. */
export const pagesIn = (pdf: Buffer): number => {
  const tree = pdf.lastIndexOf('/Type /Pages');
  const [, count = '0'] = /\/Count (\d+)/.exec(pdf.toString('latin1', tree, tree + 100)) ?? [];
  return Number(count);
};
