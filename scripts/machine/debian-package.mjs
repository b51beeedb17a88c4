import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places.mjs'
import { childEnvironment, runQuietly } from '../session/command.mjs'
import { Fault } from '../session/fault.mjs'

/**
 * Where the tests look for what is missing on this machine.
 *
 * @typedef {{ logDir: string, family: import('../session/family.mjs').Family }} Finding
 */

/**
 * Debian's package, where this is Debian or a system made from it and we may install.
 *
 * @param {string} name
 * @param {Finding} finding
 */
export async function installDebianPackage(name, finding) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const apt = (/** @type {string[]} */ ...args) => succeeds('apt-get', '/usr/bin/apt-get', args, finding)
  return (await apt('update')) && (await apt('install', '-y', '--no-install-recommends', name))
}

/**
 * What is in Debian's packages, without installing them: nothing of theirs runs, and the system stays as it is.
 *
 * @param {string[]} names
 * @param {string} folder
 * @param {Finding} finding
 */
export async function unpackDebianPackages(names, folder, finding) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  mkdirSync(folder, { recursive: true })
  const apt = (/** @type {string[]} */ ...args) =>
    succeeds('apt-get', '/usr/bin/apt-get', args, { ...finding, cwd: folder })
  if (!(await apt('update'))) return
  for (const name of names) await apt('download', name)
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.deb'))) {
    await succeeds('dpkg-deb', '/usr/bin/dpkg-deb', ['-x', file, folder], { ...finding, cwd: folder })
  }
}

/**
 * Only one of several ways to a program: whoever asks tries the next one.
 *
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 * @param {Finding & { cwd?: string }} finding
 */
export async function succeeds(name, file, args, { logDir, family, cwd = root }) {
  try {
    const env = { ...childEnvironment(process.env), DEBIAN_FRONTEND: 'noninteractive' }
    const logFile = join(logDir, `${name}.log`)
    await runQuietly({ what: name, file, args, cwd, env, logFile, deadlineMs: 240_000, family })
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}
