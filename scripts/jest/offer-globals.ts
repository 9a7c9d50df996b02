import { registerHooks } from 'node:module';

const scheme = 'jest-globals:';
const current: { globals: Record<string, unknown> } = { globals: {} };
Reflect.set(globalThis, Symbol.for('academy.jest.globals'), current);
let turn = 0;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: `${scheme}${String(turn)}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith(scheme)
      ? {
          format: 'module',
          shortCircuit: true,
          source: `const { globals } = globalThis[Symbol.for('academy.jest.globals')];
export const { ${Object.keys(current.globals).join(', ')} } = globals;`,
        }
      : next(url, context),
});

/** What `import … from '@jest/globals'` gives from now on. */
export const offerGlobals = (globals: Record<string, unknown>): void => {
  current.globals = globals;
  turn += 1;
};
