export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type Branch = { [key: string]: string | Branch };

const toArrays = (value: string | Branch): FormValue => {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  if (isList) return entries.map(([, one]) => toArrays(one));
  return Object.fromEntries(entries.map(([key, one]) => [key, toArrays(one)]));
};

/** Levels; Stripe has no parameter with half as many. A deeper name is taken as it is, and so is no parameter. */
const deepest = 12;

const keysOf = (name: string): string[] => {
  const keys = name.split(/[[\]]+/).filter((key) => key !== '');
  return keys.length > deepest ? [name] : keys;
};

/** Reads `a[b][0][c]=d`, the nested form encoding of Stripe's requests. */
export const readForm = (text: string): Record<string, FormValue> => {
  const root: Branch = Object.create(null) as Branch;
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = keysOf(name);
    const last = keys.pop() ?? '';
    let branch = root;
    for (const key of keys) {
      const next = branch[key];
      branch = typeof next === 'object' ? next : (branch[key] = Object.create(null) as Branch);
    }
    branch[last] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, toArrays(value)]));
};
