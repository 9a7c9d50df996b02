import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json)$/;
const smallest = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of the build, so that the server only picks one. */
export function precompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'academy-precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => compressible.test(each))) {
        const file = join(folder, name);
        const source = await readFile(file);
        if (source.length < smallest) continue;
        const brotli = await toBrotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await writeFile(`${file}.br`, brotli);
        await writeFile(`${file}.gz`, await toGzip(source, { level: 9 }));
      }
    },
  };
}
