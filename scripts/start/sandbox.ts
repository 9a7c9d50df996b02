import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stateFile } from '@academy/stripe-double/state-file.ts';
import type { StartConfig } from './config.ts';
import { onDemand, type OnDemand, type OnDemandSpec } from './on-demand.ts';
import { addressOf, common, without, type EnvironmentOptions } from './process-environment.ts';
import type { SettledPorts } from './settle-ports.ts';

export const sandboxEntry = 'infra/stripe-double/src/start.ts';

const anyAddress = new Set(['0.0.0.0', '::']);

/** Where auth calls it. One that listens everywhere does so on loopback too. */
const callAddress = ({ host }: StartConfig, port: number): string => {
  const name = anyAddress.has(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${String(port)}`;
};

/** Whether the academy sells at a sandbox, and nobody runs one elsewhere. */
export const runsSandbox = ({ env, nodeEnv }: StartConfig): boolean =>
  env.PAYMENTS === 'sandbox' && !env.SANDBOX_URL && nodeEnv !== 'production';

/** Tells auth where its sandbox is, with a secret that lasts for this run; unless somebody runs one elsewhere. */
export const withSandbox = (config: StartConfig, { sandbox }: SettledPorts): StartConfig => {
  if (!runsSandbox(config)) return config;
  const url = callAddress(config, sandbox.port);
  const secret = randomBytes(24).toString('hex');
  // One in a file, as Compose has it, would be a second one.
  const env = without(config.env, ['SANDBOX_SECRET']);
  return { ...config, env: { ...env, SANDBOX_URL: url, SANDBOX_SECRET: secret } };
};

/** Null where the academy sells elsewhere, or at a sandbox that somebody else runs. */
export const sandboxEnvironment = (
  { root, config, publicUrl, stores, ports, services }: EnvironmentOptions,
  { sandbox }: SettledPorts,
): NodeJS.ProcessEnv | null => {
  const secret = config.env.SANDBOX_SECRET;
  if (!secret || config.env.SANDBOX_URL !== callAddress(config, sandbox.port)) return null;
  const secrets = services.flatMap((service) => service.secrets);
  return {
    ...without(config.env, secrets),
    ...common(config, root, stores),
    SANDBOX_SECRET: secret,
    SANDBOX_PUBLIC_URL:
      config.sandboxPublicUrl ?? `http://${new URL(publicUrl).hostname}:${String(sandbox.port)}`,
    SANDBOX_WEBHOOK_URL: `${addressOf(ports, 'auth')}/api/payments/webhooks/sandbox`,
    PUBLIC_URL: publicUrl,
    HOST: '127.0.0.1',
    PORT: String(sandbox.innerPort),
  };
};

/** Holds its port: it is started at the first checkout, and right away once it has an account. */
export const holdSandbox = async (
  { host, dataDir }: StartConfig,
  { sandbox }: SettledPorts,
  running: Pick<OnDemandSpec, 'start' | 'onFailure'>,
): Promise<OnDemand> => {
  const held = await onDemand({ host, ...sandbox, ...running });
  if (existsSync(stateFile(dataDir))) held.wake();
  return held;
};
