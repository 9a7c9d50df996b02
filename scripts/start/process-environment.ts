import { join } from 'node:path';
import { fileVariable } from '@academy/service-kit/config/secret-files.ts';
import { compiledCode } from '../machine/compiled-code.mjs';
import type { StartConfig, Stores } from './config.ts';
import type { KeyFiles } from './key-files.ts';
import type { ServiceProcess } from './processes.ts';

/** Each service's address, settled before any of them starts, so that a restarted one is found again. */
export type Ports = ReadonlyMap<string, number>;

const loopback = '127.0.0.1';

export const addressOf = (ports: Ports, name: string): string => {
  const port = ports.get(name);
  if (port === undefined) throw new Error(`No port was chosen for ${name}.`);
  return `http://${loopback}:${String(port)}`;
};

/** Neither the settings nor the files that they may be in. */
export const without = (env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv => {
  const dropped = new Set(names.flatMap((name) => [name, fileVariable(name)]));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !dropped.has(name)));
};

/** The keys of this machine's academy, for the services that ask for them and were given none. */
export const keysOf = (
  { env }: StartConfig,
  keyFiles: KeyFiles,
  secrets: readonly string[],
): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(keyFiles)
      .filter(([name]) => secrets.includes(name) && !env[name] && !env[fileVariable(name)])
      .map(([name, path]) => [fileVariable(name), path]),
  );

export const common = (config: StartConfig, root: string, stores: Stores): NodeJS.ProcessEnv => ({
  NODE_ENV: config.nodeEnv,
  MONGO_URL: stores.mongoUrl,
  KAFKA_BROKERS: stores.kafkaBrokers,
  DATA_DIR: config.dataDir,
  // Parsed already, and passed on as MONGO_URL.
  MONGO_URL_FILE: undefined,
  CONTENT_DIR: config.env.CONTENT_DIR ?? join(root, 'content'),
  STOP_WITH_PARENT: '1',
  NODE_COMPILE_CACHE: compiledCode(root),
});

export interface EnvironmentOptions {
  root: string;
  config: StartConfig;
  publicUrl: string;
  stores: Stores;
  ports: Ports;
  services: readonly ServiceProcess[];
  keyFiles: KeyFiles;
}

/** Services listen on loopback only, and see no secret that is only other services'. */
export const serviceEnvironment = (
  service: ServiceProcess,
  { root, config, publicUrl, stores, ports, services, keyFiles }: EnvironmentOptions,
): NodeJS.ProcessEnv => {
  const others = services.filter(({ name }) => name !== service.name);
  return {
    ...without(
      config.env,
      others.flatMap(({ secrets }) => secrets).filter((key) => !service.secrets.includes(key)),
    ),
    ...common(config, root, stores),
    ...keysOf(config, keyFiles, service.secrets),
    PUBLIC_URL: publicUrl,
    HOST: loopback,
    PORT: String(ports.get(service.name) ?? 0),
    AUTH_JWKS_URL: `${addressOf(ports, 'auth')}/api/auth/jwks`,
    // The gateway alone stands before a service, and writes the one address that it has made out itself.
    TRUST_PROXY: '1',
  };
};

export const gatewayEnvironment = (
  port: number,
  { root, config, publicUrl, stores, ports, services }: EnvironmentOptions,
): NodeJS.ProcessEnv => ({
  ...without(
    config.env,
    services.flatMap(({ secrets }) => secrets),
  ),
  ...common(config, root, stores),
  PUBLIC_URL: publicUrl,
  HOST: config.host,
  PORT: String(port),
  AUTH_JWKS_URL: `${addressOf(ports, 'auth')}/api/auth/jwks`,
  WEB_LEARNER_DIR: join(root, 'web-learner', 'dist'),
  WEB_ADMIN_DIR: join(root, 'web-admin', 'dist'),
  ...Object.fromEntries(services.map(({ name, upstream }) => [upstream, addressOf(ports, name)])),
});
