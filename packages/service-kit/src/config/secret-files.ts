import { readFileSync } from 'node:fs';

export interface SettingFault {
  key: string;
  reason: string;
}

const suffix = '_FILE';

/** The variable that names a file with the setting's value. */
export const fileVariable = (name: string): string => `${name}${suffix}`;

const contentOf = (path: string): { text: string } | { reason: string } => {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? { reason: 'names an empty file' } : { text };
  } catch {
    return { reason: 'names a file that cannot be read' };
  }
};

/**
 * The environment with `NAME` read from the file that `NAME_FILE` names, for each of the secrets `names`; white space
 * around the content is dropped. Empty values count as absent. A fault names the variable, never its value.
 */
export const withSecretFiles = (
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): { env: Record<string, string | undefined>; faults: SettingFault[] } => {
  const read: Record<string, string> = {};
  const faults: SettingFault[] = [];
  for (const name of names) {
    const variable = fileVariable(name);
    const path = env[variable];
    if (!path) continue;
    if (env[name]) {
      faults.push({ key: variable, reason: `and ${name} are both set: set one of them` });
      continue;
    }
    const content = contentOf(path);
    if ('reason' in content) faults.push({ key: variable, reason: content.reason });
    else read[name] = content.text;
  }
  return { env: { ...env, ...read }, faults };
};
