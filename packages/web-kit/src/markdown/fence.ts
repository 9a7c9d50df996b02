/** The language of a fenced block, from the class that Markdown's `code` element carries. */
export const fenceLanguage = (className: string | undefined): string | undefined =>
  /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
