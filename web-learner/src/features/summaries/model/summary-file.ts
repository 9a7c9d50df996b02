/** The name that a downloaded summary has: the course's title with underscores, and what it is. */
export const summaryFileName = (courseTitle: string): string =>
  `${courseTitle.replace(/[^\p{L}\p{N}]/gu, '_')}_resumen_general.md`;

/** The summary as it is read here: boxes that nobody can tick would be fields without a name. */
export const shownSummary = (document: string): string => document.replaceAll(/^- \[ \] /gm, '- ☐ ');

/** The summary as a file: its links lead to the academy from anywhere. */
export const summaryFile = (document: string, origin: string): string =>
  document.replaceAll('](/', `](${origin}/`);
