import { existsSync, readFileSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../machine/chromium.mjs';
import { dataFormat, dataFormatFault } from '../machine/data-format.mjs';
import { dataFolderAccessFault, isOpenToOthers } from '../machine/data-folder.mjs';
import { holderOf } from '../machine/data-lock.mjs';
import { LEAST_FREE_MB, LEAST_FREE_TO_BUILD_MB, diskFault, freeMegabytes } from '../machine/disk.mjs';
import { JAVA_CURE, hasJavaCompiler, javaFault, javaVersion } from '../machine/java.mjs';
import { doubledOffsetLogs } from '../machine/kafka-logs.mjs';
import { MAVEN_CURE, mavenVersion } from '../machine/maven.mjs';
import { hostFault, portIsFree } from '../machine/port.mjs';
import { runQuietly } from '../machine/run-quietly.mjs';

const LEAST_MEMORY_MB = 1500;

/**
 * @typedef {{ state: 'fine' | 'later' | 'warning' | 'wrong', what: string, text: string }} Finding
 * `later` comes by itself; `warning` does not keep the academy from starting
 */

const fine = (what, text) => ({ state: 'fine', what, text });
const later = (what, text) => ({ state: 'later', what, text });
const warning = (what, text) => ({ state: 'warning', what, text });
const wrong = (what, text) => ({ state: 'wrong', what, text });

/** @returns {Promise<Finding[]>} in the order in which a person would fix them */
export async function checkAll(settings) {
  const running = holderOf(settings.dataDir);
  const builds = checkBuilds(settings);
  const mustBuild = builds.some(({ state }) => state === 'later');
  return [
    fine('Node', process.versions.node),
    await checkNpm(),
    ...(settings.embedded ? await checkJava(settings, mustBuild) : []),
    checkPackages(settings),
    ...builds,
    checkMemory(),
    await checkDisk(settings, mustBuild),
    ...checkData(settings, running),
    await checkPort(settings, running),
    ...checkProxy(settings),
    ...checkSharedMachine(settings),
    ...checkMail(settings),
    checkChromium(settings),
  ];
}

async function checkNpm() {
  const npm = await runQuietly('npm', ['--version']);
  if (npm?.code === 0) return fine('npm', npm.output.trim().split('\n').at(-1));
  return wrong('npm', 'missing: install Node.js with npm from https://nodejs.org.');
}

async function checkJava({ env }, mustBuild) {
  const [java, compiler, maven] = await Promise.all([
    javaVersion(env),
    hasJavaCompiler(env),
    mavenVersion(env),
  ]);
  const fault = javaFault(java);
  const toBuild = mustBuild ? wrong : later;
  const runtime = fault ? wrong('Java', fault) : fine('Java', String(java));
  return [
    !fault && !compiler ? toBuild('Java', `${java}, without a compiler (javac): ${JAVA_CURE}.`) : runtime,
    maven ? fine('Maven', maven) : toBuild('Maven', `missing: ${MAVEN_CURE}.`),
  ];
}

function checkPackages({ root }) {
  return existsSync(join(root, 'node_modules', '.package-lock.json'))
    ? fine('Packages', 'installed')
    : later('Packages', 'not installed yet; npm start installs them.');
}

function checkBuilds({ root, embedded }) {
  const built = [
    ...(embedded ? [['Embedded stack', 'infra/embedded/target/embedded.jar']] : []),
    ["Learners' app", 'web-learner/dist/index.html'],
    ['Back office', 'web-admin/dist/index.html'],
  ];
  return built.map(([what, file]) =>
    existsSync(join(root, file)) ? fine(what, 'built') : later(what, 'not built yet; npm start builds it.'),
  );
}

function checkMemory() {
  const free = Math.floor(availableMemory() / 1024 ** 2);
  const text = `${free} MB free of ${Math.floor(totalmem() / 1024 ** 2)} MB`;
  if (free >= LEAST_MEMORY_MB) return fine('Memory', text);
  return wrong('Memory', `${text}, and ${LEAST_MEMORY_MB} MB are needed; close other programs.`);
}

/** What the system could give, not only what lies idle. */
function availableMemory() {
  const file = '/proc/meminfo';
  const [, kilobytes] = existsSync(file)
    ? (/^MemAvailable:\s+(\d+)/m.exec(readFileSync(file, 'utf8')) ?? [])
    : [];
  return kilobytes ? Number(kilobytes) * 1024 : freemem();
}

async function checkDisk({ dataDir }, mustBuild) {
  const free = await freeMegabytes(dataDir);
  const fault = diskFault(dataDir, free, mustBuild ? LEAST_FREE_TO_BUILD_MB : LEAST_FREE_MB);
  return fault ? wrong('Disk', fault) : fine('Disk', `${free} MB free`);
}

function checkData(settings, running) {
  const { dataDir } = settings;
  const fault = dataFolderAccessFault(dataDir);
  if (fault) return [wrong('Data', fault)];
  return [checkStored(settings, running), ...checkPermissions(dataDir), ...checkKafkaLogs(settings, running)];
}

function checkStored({ dataDir, embedded }, running) {
  if (!embedded) return fine('Data', 'in the stores that MONGO_URL and KAFKA_BROKERS name');
  const format = dataFormat(dataDir);
  const fault = dataFormatFault(`the data folder ${dataDir}`, format);
  if (fault) return wrong('Data', fault);
  if (running) return fine('Data', `${dataDir}, in use by ${running.what} (process ${running.pid})`);
  return fine('Data', format === null ? `${dataDir}, created at the first start` : dataDir);
}

function checkPermissions(dataDir) {
  if (!isOpenToOthers(dataDir)) return [];
  const text = `other users of this machine may look into ${dataDir}, which holds keys and personal data: chmod 700 ${dataDir}`;
  return [warning('Data', text)];
}

/** A running broker writes to them. */
function checkKafkaLogs({ dataDir, embedded }, running) {
  if (!embedded || running) return [];
  return doubledOffsetLogs(dataDir).map((file) =>
    later('Kafka', `${file} holds offsets twice, left by a full disk; npm start repairs it.`),
  );
}

async function checkPort({ port, host }, running) {
  try {
    if (await portIsFree(port, host)) return fine('Port', `${port} is free`);
  } catch (error) {
    return wrong('Port', hostFault(host, error) ?? error.message);
  }
  if (running) return fine('Port', `${port} is the running academy's`);
  return wrong('Port', `${port} is taken; stop the program that uses it or set PORT.`);
}

/** The gateway speaks plain HTTP, so an https address means that a proxy stands before it. */
function checkProxy({ env }) {
  if (!env.PUBLIC_URL?.startsWith('https:') || Number(env.TRUST_PROXY || 0) > 0) return [];
  const text =
    'PUBLIC_URL is https and TRUST_PROXY is 0: everybody behind your proxy counts as one address, with one limit and access to /metrics; set TRUST_PROXY to the number of your proxies.';
  return [warning('Proxy', text)];
}

const isLoopback = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');

function checkSharedMachine({ embedded, host }) {
  if (!embedded || isLoopback(host)) return [];
  const text =
    'the embedded store and Kafka ask the users of this machine for no password; where others have accounts, set MONGO_URL and KAFKA_BROKERS to your own.';
  return [warning('Stores', text)];
}

function checkMail({ env, host }) {
  const isTrial = env.NODE_ENV ? env.NODE_ENV !== 'production' : isLoopback(host) && !env.PUBLIC_URL;
  const hasServer = Boolean(env.SMTP_URL || env.SMTP_URL_FILE);
  if (env.MAIL === 'files' && hasServer)
    return [wrong('Mail', 'MAIL is files, but SMTP_URL is set: unset one of them.')];
  if (env.MAIL === 'smtp' && !hasServer) return [wrong('Mail', 'MAIL is smtp, but SMTP_URL is not set.')];
  if (isTrial || hasServer) return [];
  const noMail = 'mails, password resets among them, are written to DATA_DIR/mail and reach nobody.';
  if (env.MAIL === 'files') return [warning('Mail', `MAIL is files: ${noMail}`)];
  return [wrong('Mail', 'SMTP_URL is not set: set it, or MAIL=files to send no mail.')];
}

function checkChromium({ env }) {
  const path = findChromium(env);
  return path ? fine('Chromium', path) : later('Chromium', 'missing; only npm test needs it and brings it.');
}
