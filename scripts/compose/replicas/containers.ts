import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pause } from '@academy/service-kit/time/pause.ts';

const run = promisify(execFile);

const docker = async (...args: string[]): Promise<string> => (await run('docker', args)).stdout.trim();

/** The running containers of a Compose service, by COMPOSE_FILE and COMPOSE_PROJECT_NAME of the environment. */
export const replicasOf = async (service: string): Promise<string[]> =>
  (await docker('compose', 'ps', '-q', service)).split('\n').filter((id) => id !== '');

/** `http://address:8080` of each gateway, past the front proxy; this machine reaches the containers' networks. */
export const gatewayUrls = async (): Promise<string[]> =>
  Promise.all(
    (await replicasOf('gateway')).map(async (id) => {
      const format =
        '{{range $name, $net := .NetworkSettings.Networks}}{{$name}} {{$net.IPAddress}}\n{{end}}';
      const networks = (await docker('inspect', '--format', format, id)).split('\n');
      const address = networks.find((line) => /_web /.test(line))?.split(' ')[1];
      return `http://${address ?? ''}:8080`;
    }),
  );

export const untilHealthy = async (id: string): Promise<void> => {
  for (;;) {
    if ((await docker('inspect', '--format', '{{.State.Health.Status}}', id)) === 'healthy') return;
    await pause(500);
  }
};

/** Ends a container without any warning, and starts it again. */
export const killAndStart = async (id: string): Promise<void> => {
  await docker('kill', id);
  await docker('start', id);
};

interface Stop {
  /** Of the process: 0 where it ended by itself, 137 where it had to be killed. */
  exitCode: number;
  ms: number;
}

/** Stops a container as an operator does: SIGTERM, and SIGKILL once its `stop_grace_period` is over. */
export const stop = async (id: string): Promise<Stop> => {
  const began = performance.now();
  await docker('stop', id);
  const ms = Math.round(performance.now() - began);
  return { exitCode: Number(await docker('inspect', '--format', '{{.State.ExitCode}}', id)), ms };
};

/** Starts a stopped container, and waits until it is healthy. */
export const start = async (id: string): Promise<void> => {
  await docker('start', id);
  await untilHealthy(id);
};
