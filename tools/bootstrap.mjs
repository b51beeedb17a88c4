// The only JavaScript of the tools, for the installed Node, which may be older: it installs the packages of
// package-lock.json and runs `cli.ts` with the Node version pinned there, which runs TypeScript. The scripts of
// package.json start it with `exec`: npm sends its signals to the shell, which would keep them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestMajor = 20
const installTimeoutMs = 600_000
const shownLogLines = 25
/** The exit code of the dynamic linker. */
const missingLibraryCode = 127

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')
const modules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
const lockHashFile = join(modules, '.lock-hash')

const problem = nodeProblem() || platformProblem()
if (problem) fail(problem)
else if (isInstalled()) runCli()
else install().then(runCli, (error) => fail(error.message))

function nodeProblem() {
  const { node } = process.versions
  if (Number(node.split('.')[0]) >= oldestMajor) return null
  return `This is Node ${node}, and Node ${oldestMajor} or newer is needed: install one from https://nodejs.org and try again.`
}

function platformProblem() {
  const { platform, arch } = process
  if ((platform === 'linux' || platform === 'darwin') && (arch === 'x64' || arch === 'arm64')) return null
  return `This runs on Linux and macOS with x64 or arm64, not on ${platform} ${arch}: on Windows use WSL 2.`
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

function lockHash() {
  const hash = createHash('sha256').update(readFileSync(lockFile))
  return hash.update(`${process.platform}-${process.arch}`).digest('hex')
}

function isInstalled() {
  const hash = lockHash()
  if (existsSync(lockHashFile) && readFileSync(lockHashFile, 'utf8') === hash) return true
  const installedFile = join(modules, '.package-lock.json')
  if (!existsSync(installedFile)) return false
  // Somebody ran npm by hand: compare the installed packages with the lock file.
  const wanted = readLockedPackages(lockFile)
  const installed = readLockedPackages(installedFile)
  const isComplete = Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    if (entry.link) return existsSync(join(root, path))
    const found = installed[path]
    return found ? found.version === entry.version : entry.optional || entry.peer
  })
  const isClean = Object.keys(installed).every((path) => path in wanted)
  return isComplete && isClean
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean }>}
 */
function readLockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages || {}
}

async function install() {
  const startedAt = Date.now()
  process.stdout.write('  … Install the packages of package-lock.json (npm ci), one to three minutes\n')
  const logFile = join(root, '.data', 'logs', 'install.log')
  mkdirSync(join(root, '.data', 'logs'), { recursive: true })
  const log = openSync(logFile, 'w')
  const args = ['ci']
  const npmCli = process.env.npm_execpath
  const [file, first] = npmCli?.endsWith('npm-cli.js') ? [process.execPath, [npmCli]] : ['npm', []]
  // Build tools are dev dependencies, so NODE_ENV must not be "production".
  const env = { ...process.env, NODE_ENV: 'development' }
  const npm = spawn(file, [...first, ...args], { cwd: root, env, stdio: ['ignore', log, log] })
  closeSync(log)
  const timer = setTimeout(() => npm.kill('SIGKILL'), installTimeoutMs)
  const reason = await new Promise((resolve) => {
    npm.once('error', (error) => resolve(error.message))
    npm.once('exit', (code, signal) => resolve(code === 0 ? null : `exit code ${code ?? signal}`))
  })
  clearTimeout(timer)
  if (reason) {
    const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(0, shownLogLines)
    throw new Error(`${lines.join('\n')}\n"npm ci" failed (${reason}); the whole output is in ${logFile}.`)
  }
  writeFileSync(lockHashFile, lockHash())
  process.stdout.write(`  ✓ Packages installed (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`)
}

/** Runs the command with the pinned Node, without npm's own variables and with local binaries first on the PATH. */
function runCli() {
  const pinned = join(modules, '.bin', 'node')
  if (!existsSync(pinned)) {
    fail('package-lock.json has no Node for this platform: remove node_modules and try again.')
    return
  }
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)/i.test(name))
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter)
  // Without it, each process strips types and compiles its code again: 80 ms and 17 MB.
  const compileCache = { NODE_COMPILE_CACHE: join(modules, '.cache', 'node-compile') }
  const cli = spawn(realpathSync(pinned), [join(root, 'tools', 'cli', 'cli.ts'), ...process.argv.slice(2)], {
    env: { ...compileCache, ...Object.fromEntries(own), PATH: path },
    // The IPC channel carries no messages: the command exits when it closes, even if this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => cli.kill(signal))
  cli.once('error', (error) => fail(error.message))
  cli.once('exit', (code, signal) => {
    if (code === missingLibraryCode)
      fail('Install the library that the line above names; on Debian: apt-get install libatomic1.')
    process.exitCode = code ?? 128 + constants.signals[signal]
  })
}
