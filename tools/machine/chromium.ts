import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import { type InstallContext, installDebianPackage, succeeds } from './debian-package.ts'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessShell = 'chromium-headless-shell'

/** A working Chromium: CHROMIUM_PATH, the system's, Playwright's download, or Debian's package. */
export async function findChromium(context: InstallContext): Promise<string> {
  const found =
    fromSetting() ??
    onPath(commands) ??
    (await playwrightDownload(context)) ??
    (await debianPackage('chromium', context))
  if (found) return found
  throw new UserError(
    'There is no Chromium for the browser tests, and none could be fetched: install one, or name it with CHROMIUM_PATH.',
  )
}

/** Headless shell, which opens a page in a third of the time. Undefined if CHROMIUM_PATH is set. */
export async function findHeadlessShell(context: InstallContext): Promise<string | undefined> {
  if (fromSetting()) return undefined
  return onPath([headlessShell]) ?? (await debianPackage(headlessShell, context))
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

async function playwrightDownload(context: InstallContext): Promise<string | undefined> {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  if (!(await succeeds(process.execPath, [cli, 'install', 'chromium'], context))) return undefined
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return starts(file) ? file : undefined
}

const debianPackage = async (name: string, context: InstallContext): Promise<string | undefined> =>
  (await installDebianPackage(name, context)) ? onPath([name]) : undefined

const starts = (file: string): boolean =>
  spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
