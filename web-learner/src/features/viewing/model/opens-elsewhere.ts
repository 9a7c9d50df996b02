/** What is known of a click on a link. */
export interface LinkClick extends Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
> {
  link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target'> & { isDownload: boolean };
}

const middle = 1;
/** What is no screen of the learners' app. */
const others = /^\/(api|admin)(\/|$)/;

/** Whether a click would open a screen of the app in another tab, where the browser's own session is and not the viewing. */
export function opensElsewhere({ link, ...click }: LinkClick, origin: string): boolean {
  if (click.defaultPrevented || link.isDownload) return false;
  if (link.origin !== origin || others.test(link.pathname)) return false;
  const isModified = click.ctrlKey || click.metaKey || click.shiftKey || click.button === middle;
  return isModified || (link.target !== '' && link.target !== '_self');
}
