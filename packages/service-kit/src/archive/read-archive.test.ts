import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { DomainError } from '../errors/domain-error.ts';
import { archiveLimits } from './archive-faults.ts';
import { readArchive, readFolder } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const zipOf = (files: [string, string][]): Promise<Buffer> => buffer(writeArchive(files));

/** What yazl itself refuses to write is written under a name of the same length and changed in the bytes. */
const renamed = async (name: string, text = 'a'): Promise<Buffer> => {
  const placeholder = 'x'.repeat(name.length);
  const bytes = await zipOf([[placeholder, text]]);
  return Buffer.from(bytes.toString('latin1').replaceAll(placeholder, name), 'latin1');
};

const refusal = async (work: () => unknown): Promise<{ path: string; en: string }[]> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof DomainError && error.status === 400)
      return (error.fields ?? []).map(({ path, text }) => ({ path, en: text.en }));
    throw error;
  }
  throw new Error('it was not refused');
};

test('When an archive was written, then its texts are read under their paths', async () => {
  const files: [string, string][] = [
    ['curso/año.md', 'Añade «ñ» 🙂\n'],
    ['curso/empty.md', ''],
    ['curso/long.md', 'prose of a course, line by line. '.repeat(40)],
  ];
  expect([...(await readArchive(await zipOf(files)))]).toEqual(files);
  expect(await zipOf(files)).toEqual(await zipOf(files));
});

test('When a computer added files of its own, then they are passed over', async () => {
  const files = await readArchive(
    await zipOf([
      ['__MACOSX/a/._b', '\u0000'],
      ['a/.DS_Store', 'x'],
      ['a/b.md', 'text'],
    ]),
  );
  expect([...files.keys()]).toEqual(['a/b.md']);
});

test.each(['../evil.yaml', 'a/../../evil', '/etc/passwd', 'C:/evil', 'a\\b', 'a/./b'])(
  'When an archive has the name %s, then it is refused by that name',
  async (name) => {
    const fault = { path: name, en: expect.stringMatching(/Rename it/) };
    expect(await refusal(async () => readArchive(await renamed(name)))).toMatchObject([fault]);
    expect(await refusal(() => readFolder([{ path: name, text: 'a' }]))).toMatchObject([fault]);
  },
);

test('When an archive holds a link, then it is refused by its name', async () => {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('/etc/passwd'), 'course/course.yaml', { mode: 0o120777 });
  zip.end();
  const bytes = await buffer(zip.outputStream as NodeJS.ReadableStream);
  expect(await refusal(() => readArchive(bytes))).toMatchObject([
    { path: 'course/course.yaml', en: expect.stringMatching(/link/) },
  ]);
});

test('When an archive has ten thousand files, then it is refused before one is read', async () => {
  const zip = new ZipFile();
  for (let at = 0; at < 10_000; at += 1) zip.addBuffer(Buffer.alloc(0), `a/${at}.md`, { compress: false });
  zip.end();
  const bytes = await buffer(zip.outputStream as NodeJS.ReadableStream);
  expect(await refusal(() => readArchive(bytes))).toMatchObject([{ path: 'archive' }]);
  const sent = Array.from({ length: archiveLimits.files + 1 }, (_, at) => ({ path: `a/${at}.md`, text: '' }));
  expect(await refusal(() => readFolder(sent))).toMatchObject([{ en: expect.stringMatching(/2000 files/) }]);
});

test('When a file unpacks to hundreds of times its size, then it is refused as a bomb', async () => {
  const bomb = await zipOf([['a/bomb.md', ' '.repeat(50 * 1024 * 1024)]]);
  expect(bomb.length).toBeLessThan(archiveLimits.packedBytes);
  expect(await refusal(() => readArchive(bomb))).toMatchObject([
    { path: 'a/bomb.md', en: expect.stringMatching(/suspiciously/) },
  ]);
});

test('When a bomb lies about its size, then it is not unpacked beyond what it says', async () => {
  const size = 50 * 1024 * 1024;
  const bomb = await zipOf([['a/bomb.md', ' '.repeat(size)]]);
  const lie = Buffer.from(bomb);
  const said = Buffer.alloc(4);
  said.writeUInt32LE(size);
  for (let at = lie.indexOf(said); at >= 0; at = lie.indexOf(said, at + 1)) lie.writeUInt32LE(1000, at);
  expect(await refusal(() => readArchive(lie))).toMatchObject([
    { en: expect.stringMatching(/can be opened/) },
  ]);
});

test('When many files are too large together, or one is, then they are refused', async () => {
  const noise = (bytes: number) =>
    Array.from({ length: bytes / 8 }, (_, at) =>
      ((at * 2654435761) >>> 0).toString(16).padStart(8, '0'),
    ).join('');
  const one = noise(1_000_000);
  const many = Array.from({ length: 11 }, (_, at) => [`a/${at}.md`, one] as [string, string]);
  expect(await refusal(async () => readArchive(await zipOf(many)))).toMatchObject([
    { en: expect.stringMatching(/at most 5 MB packed/) },
  ]);
  expect(await refusal(() => readFolder(many.map(([path, text]) => ({ path, text }))))).toHaveLength(1);
  expect(await refusal(() => readFolder([{ path: 'a', text: noise(1_100_000) }]))).toMatchObject([
    { path: 'a' },
  ]);
});

test('When what was sent is no archive, is cut off or holds no text, then it is refused', async () => {
  const whole = await zipOf([['a/b.md', 'text']]);
  expect(await refusal(() => readArchive(Buffer.from('no zip')))).toHaveLength(1);
  expect(await refusal(() => readArchive(whole.subarray(0, whole.length - 30)))).toHaveLength(1);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from([0xff, 0xfe, 0x00]), 'a/picture.png');
  zip.end();
  const binary = await buffer(zip.outputStream as NodeJS.ReadableStream);
  expect(await refusal(() => readArchive(binary))).toMatchObject([{ path: 'a/picture.png' }]);
});
