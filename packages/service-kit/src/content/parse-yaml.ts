import { LineCounter, parseDocument } from 'yaml';

/**
 * What a YAML text of content says. Keys have to be plain words: a map as the key of a map is written out to be one, and
 * a hundred of them within each other take minutes. Throws an Error that names the line where the text is no such YAML.
 */
export const parseYaml = (text: string): unknown => {
  const lineCounter = new LineCounter();
  // A pretty error draws its line: on a text of ten thousand errors, of which one is thrown, that is nearly all of the time.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, stringKeys: true });
  const [broken] = document.errors;
  if (broken)
    throw new Error(`line ${lineCounter.linePos(broken.pos[0]).line} is no YAML: ${broken.message}`, {
      cause: broken,
    });
  return document.toJS();
};
