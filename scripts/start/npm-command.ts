/** How to call npm from here: the very npm that called us, or the one on the PATH. */
export const npmCommand = (
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): [string, ...string[]] => {
  const cli = env.npm_execpath;
  // npm is written for the machine's Node, which called us; node_modules/.bin comes first on the PATH below it.
  return cli?.endsWith('.js') ? [env.npm_node_execpath ?? process.execPath, cli, ...args] : ['npm', ...args];
};
