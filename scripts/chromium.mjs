import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { childEnvironment, runQuietly } from './command.mjs'
import { Fault } from './fault.mjs'
import { root } from './places.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium that starts on this machine: the one that CHROMIUM_PATH names, the system's, Playwright's own
 * download, or Debian's package.
 *
 * @param {object} options
 * @param {string} options.logDir
 * @param {import('./family.mjs').Family} options.family
 * @returns {Promise<string>} its file
 */
export async function findChromium({ logDir, family }) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Fault(`CHROMIUM_PATH names ${named}, which does not start: correct it or remove it.`)
  }
  const found = onPath() ?? (await ownDownload(logDir, family)) ?? (await debianPackage(logDir, family))
  if (found) return found
  throw new Fault(
    'There is no Chromium for the browser tests, and none could be fetched: install one, or name it with CHROMIUM_PATH.',
  )
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find((file) => existsSync(file) && starts(file))
}

/**
 * @param {string} logDir
 * @param {import('./family.mjs').Family} family
 */
async function ownDownload(logDir, family) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  const args = [cli, 'install', 'chromium']
  if (!(await succeeds('playwright-install', process.execPath, args, logDir, family))) return undefined
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return starts(file) ? file : undefined
}

/**
 * @param {string} logDir
 * @param {import('./family.mjs').Family} family
 */
async function debianPackage(logDir, family) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const apt = (/** @type {string[]} */ ...args) =>
    succeeds('apt-get', '/usr/bin/apt-get', args, logDir, family)
  if (!(await apt('update'))) return undefined
  if (!(await apt('install', '-y', '--no-install-recommends', 'chromium'))) return undefined
  return onPath()
}

/**
 * @param {string} name
 * @param {string} file
 * @param {string[]} args
 * @param {string} logDir
 * @param {import('./family.mjs').Family} family
 */
async function succeeds(name, file, args, logDir, family) {
  try {
    const env = { ...childEnvironment(process.env), DEBIAN_FRONTEND: 'noninteractive' }
    const logFile = join(logDir, `${name}.log`)
    await runQuietly({ what: name, file, args, cwd: root, env, logFile, deadlineMs: 240_000, family })
    return true
  } catch (error) {
    // Only one of several ways to a browser; the next one is tried.
    if (error instanceof Fault) return false
    throw error
  }
}

/** @param {string} file */
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
