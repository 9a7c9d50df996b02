import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doubledOffsetLogs } from './kafka-logs.mjs';

/** The beginning of a batch as Kafka writes it: offsets from `base` to `base + more`. */
const batch = (base: number, more = 0): Buffer => {
  const bytes = Buffer.alloc(61 + 20);
  bytes.writeBigInt64BE(BigInt(base), 0);
  bytes.writeInt32BE(bytes.length - 12, 8);
  bytes.writeInt8(2, 16);
  bytes.writeInt32BE(more, 23);
  return bytes;
};

describe("The logs of Kafka's consumer groups", () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'kafka-logs-'));
    const partition = join(dataDir, 'kafka', '__consumer_offsets-3');
    mkdirSync(partition, { recursive: true });
    file = join(partition, '00000000000000000000.log');
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('When an offset is there twice, then the file is named', () => {
    writeFileSync(file, Buffer.concat([batch(0, 2), batch(3), batch(3)]));
    expect(doubledOffsetLogs(dataDir)).toEqual([file]);
  });

  test('When offsets rise, with gaps and an unfinished end, then nothing is named', () => {
    writeFileSync(file, Buffer.concat([batch(0, 2), batch(3), batch(9), batch(10).subarray(0, 20)]));
    expect(doubledOffsetLogs(dataDir)).toEqual([]);
  });

  test('When there is no data yet, then nothing is named', () => {
    expect(doubledOffsetLogs(join(dataDir, 'none'))).toEqual([]);
  });
});
