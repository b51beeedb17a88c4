import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { installDebianPackage, succeeds } from './debian-package.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium that starts on this machine: the one that CHROMIUM_PATH names, the system's, Playwright's own
 * download, or Debian's package.
 *
 * @param {import('./debian-package.mjs').Finding} finding
 * @returns {Promise<string>} its file
 */
export async function findChromium(finding) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (starts(named)) return named
    throw new Fault(`CHROMIUM_PATH names ${named}, which does not start: correct it or remove it.`)
  }
  const found = onPath() ?? (await ownDownload(finding)) ?? (await debianPackage(finding))
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

/** @param {import('./debian-package.mjs').Finding} finding */
async function ownDownload(finding) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  const args = [cli, 'install', 'chromium']
  if (!(await succeeds('playwright-install', process.execPath, args, finding))) return undefined
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return starts(file) ? file : undefined
}

/** @param {import('./debian-package.mjs').Finding} finding */
async function debianPackage(finding) {
  return (await installDebianPackage('chromium', finding)) ? onPath() : undefined
}

/** @param {string} file */
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
