import { verbs } from '../lexicon/en/requests.ts';
import { learnSpellings } from '../matching/spellings.ts';
import { foldPhrase } from './fold.ts';
import { spanishCommands } from './spanish-verbs.ts';

const commands = new Set([...spanishCommands(), ...foldPhrase(verbs)]);
learnSpellings(commands);

/** Whether a folded word has the form of a command in either language. */
export function isCommandForm(norm: string): boolean {
  return commands.has(norm);
}
