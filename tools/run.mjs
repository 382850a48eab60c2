/**
 * Runs every command of this repository: `node tools/run.mjs <task> [arguments]`.
 * Works with Node 20 and later and with nothing installed: it installs Node 24 and the packages first, then runs `tools/<task>.ts`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The runtime of development, tests and deployment (decision 2). */
const NODE_VERSION = '24.21.0';
const NODE_MAJOR = '24';
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [task, ...taskArguments] = process.argv.slice(2);
if (!task || !existsSync(join(root, 'tools', `${task}.ts`)))
  fail(`There is no task “${task ?? ''}”. The tasks are the scripts in package.json.`);

const node = findNode();
const environment = { ...process.env, PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
installPackages();
runTask();

/** The Node of this process if it is the right one, or else the npm package of Node, installed in `.tools`. */
function findNode() {
  if (process.versions.node.split('.')[0] === NODE_MAJOR) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = join(root, '.tools', 'node');
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const works = () => existsSync(binary) && spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${NODE_VERSION}`;
  if (works()) return binary;
  say(`Node ${NODE_MAJOR} is needed and this is ${process.versions.node}: fetching Node ${NODE_VERSION} into .tools …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  npm(
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', `${name}@${NODE_VERSION}`],
    folder,
    process.execPath,
    process.env,
  );
  if (works()) return binary;
  return fail(
    `Node ${NODE_MAJOR} could not be fetched for ${process.platform}-${process.arch}. Please install Node ${NODE_MAJOR} (nodejs.org) and run this again.`,
  );
}

/** Runs `npm ci` if the lock file or the runtime has changed since the last installation. */
function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(`${NODE_MAJOR} ${process.platform} ${process.arch}`).digest('hex');
  const stamp = join(root, 'node_modules', '.tuckaway-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (npm ci) …');
  if (npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root, node, environment) !== 0) {
    fail('The packages could not be installed, see above. The first installation needs the npm registry.');
  }
  writeFileSync(stamp, wanted);
}

/** Runs npm with the given Node, because npm selects packages by the version of Node that it runs on. */
function npm(npmArguments, cwd, nodeBinary, env) {
  const cli = process.env.npm_execpath;
  const options = { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] };
  const result = cli?.endsWith('.js')
    ? spawnSync(nodeBinary, [cli, ...npmArguments], options)
    : spawnSync('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
  return result.status;
}

function runTask() {
  // Without it, each of many short-lived processes compiles the same packages again.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...environment };
  const child = spawn(node, [join(root, 'tools', `${task}.ts`), ...taskArguments], { cwd: root, env, stdio: 'inherit' });
  // Ctrl+C reaches the child too, which is in the same process group and ends by itself.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`The task could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence) {
  say(sentence);
  process.exit(1);
}
