import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const common = (folder: string): string => `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
`;

const http = (folder: string, server: string): string => `
http {
  access_log off;
  keepalive_requests 10000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${server}
}
`;

/** Answers every path with one fixed text. */
export const fixedAnswer = (port: number, body: string): string => `
server {
  listen 127.0.0.1:${port};
  default_type application/json;
  location / { return 200 '${body}'; }
}`;

/** Forwards every path with kept connections, a request id and the caller's address, as the gateway does. */
export const proxyTo = (port: number, upstreamPort: number): string => `
upstream fixed { server 127.0.0.1:${upstreamPort}; keepalive 128; keepalive_requests 10000000; }
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://fixed;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header X-Request-Id $request_id;
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}`;

/** Null where there is no nginx. */
export const nginxVersion = (): string | null => {
  const { stderr, status } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? stderr.replace('nginx version:', '').trim() : null;
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  });

/** Starts an nginx of its own, with everything it writes in `folder`; gives back what stops it. */
export const startNginx = async (
  folder: string,
  options: { port: number; server: string },
): Promise<() => Promise<void>> => {
  mkdirSync(folder);
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, common(folder) + http(folder, options.server));
  const child = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGQUIT');
    await exited;
  };
  while (!(await listens(options.port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return stop;
};
