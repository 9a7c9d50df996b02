import { dataFolderFault } from '../machine/data-folder.mjs';
import { takeLock, type DataLock } from '../machine/data-lock.mjs';
import { StartFailure } from './start-failure.ts';

/** As takeLock; throws StartFailure where the folder cannot be written. */
export const lockFolder = (dataDir: string, what: string): DataLock | null => {
  try {
    return takeLock(dataDir, what);
  } catch (error) {
    const fault = dataFolderFault(dataDir, error);
    throw fault === null ? error : new StartFailure(fault);
  }
};
