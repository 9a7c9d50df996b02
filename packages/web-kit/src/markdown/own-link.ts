/** Whether a link stays within the academy: a path of ours, a place on the page, a mail. `//host` names another site. */
export const isOwnLink = (href: string | undefined): boolean =>
  href !== undefined && /^(\/(?![/\\])|#|mailto:)/.test(href);
