// Prints, as JSON, what build-vocabulary.py needs of the four packages unpacked in the folder given.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(process.argv[2]);
const read = (name) => JSON.parse(readFileSync(path.join(folder, name, 'package/index.json'), 'utf8'));
const lexicon = async (file) => {
  const { default: nlp } = await import(pathToFileURL(path.join(folder, file)).href);
  return Object.keys(nlp.model().one.lexicon).filter((word) => /^\p{Letter}{3,}$/u.test(word));
};

process.stdout.write(
  JSON.stringify({
    dictionary: [...read('an-array-of-spanish-words-2.0.0'), ...read('an-array-of-english-words-2.0.0')],
    es: await lexicon('es-compromise-0.2.11/package/builds/es-compromise.mjs'),
    en: await lexicon('compromise-14.17.0/package/builds/three/compromise-three.mjs'),
  }),
);
