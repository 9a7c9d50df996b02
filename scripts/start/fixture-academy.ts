import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small server that keeps the services' contract with the starter, and dies when asked. */
const service = `import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const stop = () => { appendFileSync(process.env.STOPPED_FILE, import.meta.filename + '\\n'); process.exit(0); };
process.on('SIGTERM', stop);
process.stdin.on('end', stop).resume();
const answer = (request, response) => {
  if (request.url === '/die') process.exit(3);
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
};
if (import.meta.filename.includes('auth')) console.log('FIRST_ADMIN {"email":"a@b.example","password":"s3cret"}');
createServer(answer).listen(Number(process.env.PORT), process.env.HOST, () =>
  console.log('LISTENING ' + JSON.stringify({ port: Number(process.env.PORT) })));
`;

const entries = ['services/auth', 'services/library', 'gateway'];

export interface FixtureAcademy {
  root: string;
  /** What a start needs: a data folder, and stores that are only a port. */
  env: NodeJS.ProcessEnv;
  /** Tells, a line a process, which stopped when asked, in that order. */
  stoppedFile: string;
  close(): Promise<void>;
}

/** A repository with tiny services and stores that answer nothing, to try the starter itself. */
export const createFixtureAcademy = async (): Promise<FixtureAcademy> => {
  const root = mkdtempSync(join(tmpdir(), 'fixture-academy-'));
  for (const entry of entries) {
    const file = join(root, entry, 'src', 'start.ts');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, service);
  }
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const stores: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => stores.listen(0, '127.0.0.1', resolve));
  const address = stores.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const stoppedFile = join(root, 'stopped');
  return {
    root,
    stoppedFile,
    env: {
      ...process.env,
      MONGO_URL: `mongodb://127.0.0.1:${port}`,
      KAFKA_BROKERS: `127.0.0.1:${port}`,
      DATA_DIR: join(root, 'data'),
      PORT: '0',
      STOPPED_FILE: stoppedFile,
    },
    close: () => new Promise((resolve) => stores.close(() => resolve())),
  };
};
