import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { type Finding, installDebianPackage, succeeds } from './debian-package.ts'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessShell = 'chromium-headless-shell'

/** A working Chromium: CHROMIUM_PATH, the system's, Playwright's download, or Debian's package. */
export async function findChromium(finding: Finding): Promise<string> {
  const found =
    fromSetting() ??
    onPath(commands) ??
    (await playwrightDownload(finding)) ??
    (await debianPackage('chromium', finding))
  if (found) return found
  throw new UserError(
    'There is no Chromium for the browser tests, and none could be fetched: install one, or name it with CHROMIUM_PATH.',
  )
}

/** Headless shell, which opens a page in a third of the time. Undefined if CHROMIUM_PATH is set. */
export async function findHeadlessShell(finding: Finding): Promise<string | undefined> {
  if (fromSetting()) return undefined
  return onPath([headlessShell]) ?? (await debianPackage(headlessShell, finding))
}

function fromSetting(): string | undefined {
  const file = process.env.CHROMIUM_PATH
  if (!file || starts(file)) return file || undefined
  throw new UserError(`CHROMIUM_PATH names ${file}, which does not start: correct it or remove it.`)
}

/** The first of these commands that starts. */
export const onPath = (names: readonly string[]): string | undefined => filesOnPath(names).find(starts)

/** The paths of these commands, whether they start or not. */
export function filesOnPath(names: readonly string[]): string[] {
  const directories = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => directories.map((directory) => join(directory, name)))
    .filter((file) => existsSync(file))
}

async function playwrightDownload(finding: Finding): Promise<string | undefined> {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  if (!(await succeeds(process.execPath, [cli, 'install', 'chromium'], finding))) return undefined
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return starts(file) ? file : undefined
}

const debianPackage = async (name: string, finding: Finding): Promise<string | undefined> =>
  (await installDebianPackage(name, finding)) ? onPath([name]) : undefined

const starts = (file: string): boolean =>
  spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
