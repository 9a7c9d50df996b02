import { folderSource } from './source.ts';

const file = (path: string, bytes: readonly number[]) =>
  Object.assign(new File([new Uint8Array(bytes)], path.split('/').at(-1) ?? ''), {
    webkitRelativePath: path,
  });

const utf8 = [...new TextEncoder().encode('título')];
/** The same in Latin-1. */
const latin1 = [0x74, 0xed, 0x74, 0x75, 0x6c, 0x6f];

test('When a folder is UTF-8, then its texts are sent under their paths, without what is not read', async () => {
  const mark = [0xef, 0xbb, 0xbf];
  const picked = [file('a/course.yaml', [...mark, ...utf8]), file('a/lessons/1/unseen/x.yaml', latin1)];
  expect(await folderSource(picked)).toEqual({ files: [{ path: 'a/course.yaml', text: 'título' }] });
});

test('When files of a folder are not UTF-8, then each is named and nothing is sent', async () => {
  const picked = [
    file('a/course.yaml', utf8),
    file('a/lesson.es.md', latin1),
    file('a/lesson.en.md', [0xff]),
  ];
  await expect(folderSource(picked)).rejects.toMatchObject({
    name: 'NotUtf8',
    paths: ['a/lesson.es.md', 'a/lesson.en.md'],
  });
});
