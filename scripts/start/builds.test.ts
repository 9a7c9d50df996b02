import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webBuilds } from './builds.ts';

const root = join(import.meta.dirname, '../..');

test.each(webBuilds)(
  '$name is built again when any of the packages that it is made of changes',
  ({ name, inputs }) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const packages = Object.keys(dependencies)
      .filter((each) => each.startsWith('@academy/'))
      .map((each) => each.replace('@academy/', 'packages/'));
    expect(packages).not.toEqual([]);
    expect(inputs).toEqual(expect.arrayContaining(packages));
  },
);
