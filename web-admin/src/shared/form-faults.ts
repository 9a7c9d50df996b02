/** What react-hook-form keeps of one fault; the server's have the type that react-admin gives them. */
interface Fault {
  path: string;
  message: string;
  isServers: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The faults of a form's tree of errors, by their paths, in the order of the tree. */
export function faultsIn(errors: unknown, path = ''): Fault[] {
  if (!isRecord(errors)) return [];
  const { type, message } = errors;
  if (typeof type === 'string')
    return [{ path, message: typeof message === 'string' ? message : '', isServers: type === 'server' }];
  return Object.entries(errors).flatMap(([name, below]) =>
    faultsIn(below, path === '' ? name : `${path}.${name}`),
  );
}

/** Whether an input of the form, or one that holds it as a part, can show what is wrong at a path. */
export function hasInput(path: string, inputs: ReadonlySet<string>): boolean {
  const parts = path.split('.');
  return parts.some((_, index) => inputs.has(parts.slice(0, index + 1).join('.')));
}
