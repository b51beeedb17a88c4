import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { installDebianPackage, succeeds } from './debian-package.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessShell = 'chromium-headless-shell'

/**
 * A Chromium that starts on this machine: the one that CHROMIUM_PATH names, the system's, Playwright's own
 * download, or Debian's package.
 *
 * @param {import('./debian-package.mjs').Finding} finding
 * @returns {Promise<string>} its file
 */
export async function findChromium(finding) {
  const found =
    named() ?? onPath(commands) ?? (await ownDownload(finding)) ?? (await debianPackage('chromium', finding))
  if (found) return found
  throw new Fault(
    'There is no Chromium for the browser tests, and none could be fetched: install one, or name it with CHROMIUM_PATH.',
  )
}

/**
 * Chromium without windows and their toolbars, where it can be had: an empty visit takes 73 ms with it, and 208 ms
 * with them, and tests begin a thousand.
 *
 * @param {import('./debian-package.mjs').Finding} finding
 * @returns {Promise<string | undefined>} its file; none where CHROMIUM_PATH names the browser for everything
 */
export async function findHeadlessShell(finding) {
  if (named()) return undefined
  return onPath([headlessShell]) ?? (await debianPackage(headlessShell, finding))
}

/** @returns {string | undefined} */
function named() {
  const file = process.env.CHROMIUM_PATH
  if (!file || starts(file)) return file || undefined
  throw new Fault(`CHROMIUM_PATH names ${file}, which does not start: correct it or remove it.`)
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file) && starts(file))
}

/** @param {import('./debian-package.mjs').Finding} finding */
async function ownDownload(finding) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  const args = [cli, 'install', 'chromium']
  if (!(await succeeds('playwright-install', process.execPath, args, finding))) return undefined
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return starts(file) ? file : undefined
}

/**
 * @param {string} name
 * @param {import('./debian-package.mjs').Finding} finding
 */
async function debianPackage(name, finding) {
  return (await installDebianPackage(name, finding)) ? onPath([name]) : undefined
}

/** @param {string} file */
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
