const valuesOf = (holder: object): Map<PropertyKey, unknown> =>
  new Map(
    Reflect.ownKeys(holder).flatMap((key) => {
      const found = Object.getOwnPropertyDescriptor(holder, key);
      return found && 'value' in found && found.writable ? [[key, found.value] as const] : [];
    }),
  );

/**
 * Remembers the environment's variables and the globals that exist, `process.exit` too; what it returns puts them back.
 * New globals stay, since a package that stays loaded may have put them there.
 */
export const keepGlobals = (): (() => void) => {
  const globals = valuesOf(globalThis);
  const variables = { ...process.env };
  const { exit } = process;
  const directory = process.cwd();
  return () => {
    for (const [key, value] of globals)
      if (Reflect.get(globalThis, key) !== value) Reflect.set(globalThis, key, value);
    for (const name of Object.keys(process.env))
      if (!(name in variables)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, variables);
    process.exit = exit;
    process.chdir(directory);
  };
};
