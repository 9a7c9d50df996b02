/** node prune.mjs NODE_MODULES: removes what no running process reads: types, source maps, documents. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Node strips no types below node_modules, so TypeScript there is never run; the PDFs read fonts as .ttf and .woff. */
const unread = /\.([cm]?ts|map|md|markdown|flow|tsbuildinfo|woff2)$|^(CHANGELOG|README|HISTORY|AUTHORS)/i;

/** The README is the only text that says under which licences libvips and its libraries are passed on. */
const isLicence = (path) => /[\\/]@img[\\/]sharp-libvips-[^\\/]+[\\/]README\.md$/.test(path);

const prune = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) prune(path);
    else if (entry.isFile() && unread.test(entry.name) && !isLicence(path)) rmSync(path);
  }
};

prune(process.argv[2]);
