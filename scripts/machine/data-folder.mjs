import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';

const OTHERS = 0o077;
/** What is in a folder that the academy has worked in. */
const OURS = ['format.json', 'academy.lock', 'auth', 'logs'];

/**
 * Creates the data folder when it is missing, and closes it to the machine's other users: it holds keys, password
 * hashes and logs. A folder of ours that is open is closed too; one that holds other things is left as it is.
 */
export function closeDataFolder(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isOpenToOthers(dataDir) && isOurs(dataDir)) chmodSync(dataDir, 0o700);
}

/** @returns {boolean} false where there are no such permissions (Windows), and for a folder that is missing */
export function isOpenToOthers(dataDir) {
  return process.platform !== 'win32' && existsSync(dataDir) && (statSync(dataDir).mode & OTHERS) !== 0;
}

function isOurs(dataDir) {
  const names = readdirSync(dataDir);
  const isKnown = names.length === 0 || names.some((name) => OURS.includes(name));
  return isKnown && statSync(dataDir).uid === process.getuid();
}

/** @returns {string | null} one sentence with the cure for an error of the file system, null for another error */
export function dataFolderFault(dataDir, error) {
  const cure = 'set DATA_DIR to another folder';
  switch (error?.code) {
    case 'EROFS':
      return `The data folder ${dataDir} is on a read-only disk; ${cure}.`;
    case 'EACCES':
    case 'EPERM':
      return `The data folder ${dataDir} may not be written by this user; change its owner, or ${cure}.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${dataDir} is not a folder; ${cure}.`;
    case 'ENOSPC':
      return `The disk of ${dataDir} is full; free some space or ${cure}.`;
    default:
      return null;
  }
}

/** @returns {string | null} the same for a folder that nobody has tried to write to yet */
export function dataFolderAccessFault(dataDir) {
  if (!existsSync(dataDir)) return null;
  if (!statSync(dataDir).isDirectory()) return dataFolderFault(dataDir, { code: 'ENOTDIR' });
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return dataFolderFault(dataDir, error);
  }
}
