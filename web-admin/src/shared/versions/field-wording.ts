import { stringify } from 'yaml';
import { plainWording, type Translate, type Worded } from './plain-wording.ts';

/** A field's value as it is read; what is no text is written as its editor writes a rubric. */
export const fieldWording = (worded: Worded, translate: Translate): string =>
  plainWording(worded, translate) ?? stringify(worded.value, { lineWidth: 100 });
