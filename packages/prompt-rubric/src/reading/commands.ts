import { verbs } from '../lexicon/en/requests.ts';
import { foldPhrase } from './fold.ts';
import { spanishCommands } from './spanish-verbs.ts';

const commands = new Set([...spanishCommands(), ...foldPhrase(verbs)]);

/** Whether a folded word has the form of a command in either language. */
export function isCommandForm(norm: string): boolean {
  return commands.has(norm);
}
