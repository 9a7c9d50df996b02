import { closeSync, existsSync, openSync, readSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const HEADER_BYTES = 27;
/** What the length of a batch does not count: its offset and the length itself. */
const BEFORE_LENGTH_BYTES = 12;

/**
 * The logs of a stopped broker's consumer groups that hold an offset twice, as a full disk may leave them. The embedded
 * stack repairs them before it starts Kafka (LogRepair.java), which would refuse them.
 *
 * @param {string} dataDir
 * @returns {string[]} files
 */
export function doubledOffsetLogs(dataDir) {
  const kafka = join(dataDir, 'kafka');
  if (!existsSync(kafka)) return [];
  return readdirSync(kafka)
    .filter((name) => name.startsWith('__consumer_offsets-'))
    .flatMap((name) => segmentsOf(join(kafka, name)))
    .filter(hasDoubledOffsets);
}

function segmentsOf(partition) {
  return readdirSync(partition)
    .filter((name) => /^\d+\.log$/.test(name))
    .map((name) => join(partition, name));
}

/** Reads the headers of its batches: base offset (8 bytes), length (4), and at 23 the last offset behind the base. */
function hasDoubledOffsets(file) {
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    let position = 0;
    let last = -1n;
    while (readSync(descriptor, header, 0, HEADER_BYTES, position) === HEADER_BYTES) {
      const base = header.readBigInt64BE(0);
      const length = header.readInt32BE(8);
      if (length < HEADER_BYTES - BEFORE_LENGTH_BYTES) return false;
      if (base <= last) return true;
      last = base + BigInt(header.readInt32BE(23));
      position += BEFORE_LENGTH_BYTES + length;
    }
    return false;
  } finally {
    closeSync(descriptor);
  }
}
