import { documentBinEndpoints } from './document-bin.ts';
import { documentCategoryEndpoints } from './document-categories.ts';
import { documentTransferEndpoints } from './document-transfer.ts';
import { documentVersionEndpoints } from './document-versions.ts';
import { documentEndpoints } from './documents.ts';

/** Every call that the library answers. */
export const libraryEndpoints = {
  ...documentEndpoints,
  ...documentBinEndpoints,
  ...documentCategoryEndpoints,
  ...documentVersionEndpoints,
  ...documentTransferEndpoints,
} as const;
