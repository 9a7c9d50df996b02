import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serviceNames } from '@academy/contracts/registry/service-names.ts';

const root = join(import.meta.dirname, '..', '..');
const runner = 'packages/service-kit/src/lifecycle/run-service.ts';

/** The addresses of all modules that a process loads which imports these files. */
const loadedBy = async (files: readonly string[]): Promise<string[]> => {
  const code = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    for (const file of ${JSON.stringify(files.map((file) => join(root, file)))}) await import(file);
    // What imports begin would keep it alive; what has not been written yet would be lost with it.
    process.stdout.write(JSON.stringify(loaded), () => process.exit());`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', code],
    { maxBuffer: 10 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as string[];
};

const matching = (loaded: readonly string[], part: string): string[] =>
  loaded.filter((url) => url.includes(part));

test('When the services load their code, then neither all contracts nor what draws are among it', async () => {
  const loaded = await loadedBy([...serviceNames.map((name) => `services/${name}/src/service.ts`), runner]);
  expect(matching(loaded, 'service-kit/src/lifecycle/')).not.toEqual([]);
  expect(matching(loaded, 'contracts/src/registry/services.ts')).toEqual([]);
  expect(matching(loaded, 'node_modules/fontkit/')).toEqual([]);
});

test('When the gateway loads its code, then nothing of a database or of the API’s description is among it', async () => {
  const loaded = await loadedBy(['gateway/src/start-gateway.ts']);
  expect(matching(loaded, 'node_modules/kafkajs/')).not.toEqual([]);
  expect(matching(loaded, 'node_modules/mongo')).toEqual([]);
  expect(matching(loaded, 'contracts/src/openapi/')).toEqual([]);
});

test('When the starter loads its code, then the contracts of all services are not among it', async () => {
  const loaded = await loadedBy(['scripts/start/run-start.ts', 'scripts/start/processes.ts']);
  expect(matching(loaded, 'contracts/src/registry/')).not.toEqual([]);
  expect(matching(loaded, 'contracts/src/http/')).toEqual([]);
});
