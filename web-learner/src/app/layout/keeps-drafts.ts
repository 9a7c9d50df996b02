/** Whether what is written on a screen is kept in this browser: prompts, notes, posts and replies. */
export const keepsDrafts = (pathname: string): boolean =>
  /^\/(lessons|community|library|playground)(\/|$)/.test(pathname);
