import i18next from 'i18next';

const KINDS: Readonly<Record<number, string>> = {
  404: 'gone',
  410: 'gone',
  429: 'busy',
  502: 'away',
  503: 'away',
  504: 'away',
};

/** What an answer means that has no words of ours, such as a proxy's, in the page's language. */
export const describeStatus = (status: number): string => i18next.t(`error.${KINDS[status] ?? 'unknown'}`);
