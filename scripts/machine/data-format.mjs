import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this version writes: DataFolder.FORMAT of infra/embedded, which writes format.json. */
export const DATA_FORMAT = 1;

/** @returns {number | null} the format of the data in the folder; null when there is none yet */
export function dataFormat(dataDir) {
  const file = join(dataDir, 'format.json');
  if (!existsSync(file)) return null;
  try {
    return Number(JSON.parse(readFileSync(file, 'utf8')).format);
  } catch {
    return Number.NaN;
  }
}

/**
 * @param {string} where as it stands within a sentence: "the data folder /data"
 * @returns {string | null} one sentence with the cure, or null when this version can read it
 */
export function dataFormatFault(where, format) {
  if (format === null) return null;
  if (!Number.isInteger(format)) return `The file format.json of ${where} is damaged; restore a backup.`;
  if (format <= DATA_FORMAT) return null;
  return `${where[0].toUpperCase()}${where.slice(1)} comes from a newer version (format ${format}, this one reads up to ${DATA_FORMAT}); update this copy, or set DATA_DIR to another folder.`;
}
