import { documentBinEndpoints } from './library/document-bin.ts';
import { documentVersionEndpoints } from './library/document-versions.ts';
import { documentEndpoints } from './library/documents.ts';

/** Every call that the library answers. */
export const libraryEndpoints = {
  ...documentEndpoints,
  ...documentBinEndpoints,
  ...documentVersionEndpoints,
} as const;
