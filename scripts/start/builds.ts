import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.ts';

export interface Build {
  name: string;
  /** What a person reads while it runs. */
  label: string;
  /** Files and folders that it is made of, from the root. */
  inputs: readonly string[];
  /** The file that shows that it is there. */
  output: string;
  command: readonly [string, ...string[]];
  /** From the root. */
  folder: string;
  needsMaven: boolean;
}

export const embeddedBuild: Build = {
  name: 'embedded',
  label: 'Building the embedded stack',
  inputs: ['infra/embedded/src/main', 'infra/embedded/pom.xml'],
  output: 'infra/embedded/target/embedded.jar',
  command: ['mvn', '-q', '-B', '-DskipTests', 'package'],
  folder: 'infra/embedded',
  needsMaven: true,
};

const webBuild = (name: string, label: string, packages: readonly string[]): Build => ({
  name,
  label,
  inputs: [name, ...packages.map((each) => `packages/${each}`), 'package-lock.json'],
  output: `${name}/dist/index.html`,
  command: npmCommand(['run', 'build', '-w', name]),
  folder: '.',
  needsMaven: false,
});

export const webBuilds: readonly Build[] = [
  webBuild('web-learner', "Building the learners' app", ['contracts', 'meaning', 'prompt-rubric', 'web-kit']),
  webBuild('web-admin', 'Building the back office', ['contracts', 'meaning', 'prompt-rubric', 'web-kit']),
];

export const webBuildsUnder = (root: string): Build[] =>
  webBuilds.filter(({ name }) => existsSync(join(root, name, 'index.html')));
