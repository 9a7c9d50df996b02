/**
 * node select-workspaces.mjs SERVICE MANIFESTS FILES WEB
 * Copies what the image of one process is made of: every package.json with the lockfile, by which npm installs, to
 * MANIFESTS, with the arguments that choose the workspaces in `workspaces`; and the code of the service and of the packages
 * that it depends on to FILES. What the web apps are built from goes to WEB for the gateway. SERVICE is a service's name, `gateway`,
 * `stripe-double`, or `init`, which has all services.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const [service, manifests, files, web] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');

const inFolder = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const workspaces = [
  ...inFolder('packages'),
  ...inFolder('services'),
  'infra/stripe-double',
  'gateway',
  'web-learner',
  'web-admin',
];
const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const folderOf = new Map(workspaces.map((folder) => [manifestOf(folder).name, folder]));

const withDependencies = (folder, found = new Set()) => {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const next = folderOf.get(name);
    if (next) withDependencies(next, found);
  }
  return found;
};

const folders = {
  gateway: () => ['gateway'],
  init: () => inFolder('services'),
  'stripe-double': () => ['infra/stripe-double'],
};
const own = (folders[service] ?? (() => [`services/${service}`]))();
const missing = own.find((folder) => !existsSync(join(root, folder)));
if (missing) throw new Error(`SERVICE is ${service}, and there is no ${missing}`);
const needed = [...new Set(own.flatMap((folder) => [...withDependencies(folder)]))];

const copy = (path, to) => cpSync(join(root, path), join(to, path), { recursive: true });
mkdirSync(manifests, { recursive: true });
for (const path of [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...workspaces.map((folder) => `${folder}/package.json`),
])
  if (existsSync(join(root, path))) copy(path, manifests);
writeFileSync(join(manifests, 'workspaces'), needed.map((folder) => `--workspace=${folder}`).join(' '));

for (const folder of needed) copy(folder, files);
copy('package.json', files);
if (service === 'init') copy('infra/docker/init.mjs', files);
// Courses, documents, news and the rest of the academy's own texts.
if (service !== 'gateway' && service !== 'stripe-double') copy('content', files);
const entry = service === 'init' ? 'infra/docker/init.mjs' : `${own[0]}/src/start.ts`;
if (!existsSync(join(files, dirname(entry)))) throw new Error(`${entry} is missing`);
symlinkSync(entry, join(files, service === 'init' ? 'main.mjs' : 'main.ts'));

// Apart from the services, so that a change of theirs does not build the web apps again.
if (service === 'gateway') {
  for (const folder of [...withDependencies('web-learner'), ...withDependencies('web-admin')])
    copy(folder, web);
  for (const path of ['package.json', 'content', 'tsconfig.json', 'tsconfig.base.json'])
    if (existsSync(join(root, path))) copy(path, web);
}
