import { validateFileName } from 'yauzl';

/** What computers put into folders by themselves, and where nobody wrote anything. */
const byComputers = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/;

export const isByComputer = (path: string): boolean => byComputers.test(path);

/** Whether it leads to a place within the archive's folder and is written as such. */
export const isPlainName = (path: string): boolean =>
  path !== '' &&
  !/[\p{Cc}\\]/u.test(path) &&
  validateFileName(path) === null &&
  !path.split('/').includes('.');
