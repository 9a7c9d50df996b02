import { placedPassages } from '../domain/placed-passages.ts';
import { createCutter, type Cutter, type CutterOptions } from './cutter.ts';

const cutters: Cutter[] = [];
const failures: unknown[] = [];
const cutterOf = (options: Partial<CutterOptions> = {}): Cutter => {
  const logger = { warn: (failure: unknown) => void failures.push(failure) };
  const cutter = createCutter({ logger, ...options });
  cutters.push(cutter);
  return cutter;
};

afterEach(async () => {
  await Promise.all(cutters.splice(0).map(({ worker }) => worker.stop()));
  failures.length = 0;
});

const record = {
  ...{ _id: 'l', sequence: 1, titleEs: 'Uno', titleEn: 'One' },
  contentEs: `# La fuente\n\n${'Una frase. Otra frase. '.repeat(500)}`,
  contentEn: 'First.',
};

test('When a text is cut, then its passages are those of its words, and the service answers others meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const passages = await cutterOf().cut('lesson', record);
  clearInterval(timer);
  expect(passages).toEqual(placedPassages('lesson', record));
  expect(turns).toBeGreaterThan(0);
});

test('When cutting takes too much time, then the text has no passages, its id is logged, and others are cut', async () => {
  const { cut } = cutterOf({ timeLimitMs: 100 });
  const hard = { ...record, _id: 'hard', contentEs: 'Hola. '.repeat(1_000_000) };
  expect(await cut('document', hard)).toEqual([]);
  expect(failures).toContainEqual({ kind: 'document', id: 'hard' });
  expect(await cut('lesson', { ...record, contentEs: 'Una.' })).not.toEqual([]);
});

test('When the service ends, then what waits is told to come again', async () => {
  const { cut, worker } = cutterOf();
  const refused = expect(cut('lesson', record)).rejects.toMatchObject({ status: 503 });
  await worker.stop();
  await refused;
});
