import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'
import { childEnvironment, runQuietly } from './command.mjs'
import { hasCode } from './fault.mjs'

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean, resolved?: string }} LockedPackage */

/**
 * Whether what is installed is what the lock file says.
 *
 * @param {string} [folder]
 */
export function isInstalled(folder = root) {
  const lockFile = join(folder, 'package-lock.json')
  const hashFile = join(folder, 'node_modules', '.lock-hash')
  const hash = hashOfLock(lockFile)
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return true
  if (!matchesLock(lockFile, join(folder, 'node_modules', '.package-lock.json'))) return false
  // Somebody ran npm by hand: what is there is right, only nobody had written it down.
  try {
    noteInstalled(folder)
  } catch (error) {
    // Whoever may not write there, as a service of the system, looks again the next time.
    if (!hasCode(error, 'EROFS') && !hasCode(error, 'EACCES')) throw error
  }
  return true
}

/**
 * What is installed is what the commands need, also where it is a part of the lock file, as in an image.
 *
 * @param {string} [folder]
 */
export function noteInstalled(folder = root) {
  writeFileSync(join(folder, 'node_modules', '.lock-hash'), hashOfLock(join(folder, 'package-lock.json')))
}

/**
 * Runs `npm ci`, or another way to install what the lock file says.
 *
 * @param {object} options
 * @param {string} [options.folder]
 * @param {string[]} [options.command]
 * @param {string} options.logFile
 * @param {import('./family.mjs').Family} options.family
 */
export async function install({ folder = root, command = ['ci'], logFile, family }) {
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? { file: process.execPath, args: [process.env.npm_execpath] }
    : { file: 'npm', args: [] }
  await runQuietly({
    what: `"npm ${command.join(' ')}"`,
    file: npm.file,
    args: [...npm.args, ...command, '--no-audit', '--no-fund'],
    cwd: folder,
    // npm must install the tools of the build too, whatever the environment says about production.
    env: { ...childEnvironment(process.env), PATH: process.env.PATH, NODE_ENV: 'development' },
    logFile,
    deadlineMs: 600_000,
    family,
  })
  noteInstalled(folder)
}

/** @param {string} lockFile */
function hashOfLock(lockFile) {
  const platform = `${process.platform}-${process.arch}`
  return createHash('sha256').update(readFileSync(lockFile)).update(platform).digest('hex')
}

/**
 * @param {string} lockFile
 * @param {string} installedFile npm's own record of what it has installed
 */
function matchesLock(lockFile, installedFile) {
  if (!existsSync(installedFile)) return false
  const wanted = packagesOf(lockFile)
  const installed = packagesOf(installedFile)
  const isThere = Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link || !path.includes('node_modules/')) return true
    const found = installed[path]
    return found ? found.version === entry.version : entry.optional || entry.peer
  })
  return isThere && Object.keys(installed).every((path) => path in wanted)
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
