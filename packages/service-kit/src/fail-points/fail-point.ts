const passes = new Map<string, number>();

/** Whether the n-th pass of `name` is the one that `setting` (`name` or `name:n`, n from 1) asks for. */
export const isFailPass = (setting: string | undefined, name: string, pass: number): boolean => {
  if (setting === undefined) return false;
  const colon = setting.lastIndexOf(':');
  if (colon === -1) return setting === name && pass === 1;
  return setting.slice(0, colon) === name && Number(setting.slice(colon + 1)) === pass;
};

/**
 * Kills this process with SIGKILL when `FAILPOINT` names this point (`name`, or `name:n` for its n-th pass), so
 * that a test can crash a service at an exact place. Without that variable it costs one comparison.
 */
export const failPoint = (name: string): void => {
  const setting = process.env['FAILPOINT'];
  if (setting === undefined) return;
  const pass = (passes.get(name) ?? 0) + 1;
  passes.set(name, pass);
  if (isFailPass(setting, name, pass)) process.kill(process.pid, 'SIGKILL');
};
