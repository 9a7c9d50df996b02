import { join } from 'node:path';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';

/** A service as a process of its own, ready to answer; `file` is from the root. */
export const startService = async (
  file: string,
  env: Record<string, string>,
): Promise<{ url: string; child: ChildProcess }> => {
  const child = startChild({ file: join(import.meta.dirname, '../..', file), env });
  try {
    const line = await child.untilLine(/^LISTENING /);
    const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
    const url = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${url}/health/ready`)).status === 200, { withinMs: 120_000 });
    return { url, child };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
};
