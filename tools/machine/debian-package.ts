import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import type { Processes } from '../processes.ts'
import { lockDataDirectory } from '../run-lock.ts'

const timeoutMs = 240_000

/** The context of a command that may install a system program. */
export interface InstallContext {
  readonly logDir: string
  readonly processes: Processes
}

/** Installs a package if this is Debian or a derivative, and we are root. */
export async function installDebianPackage(name: string, context: InstallContext): Promise<boolean> {
  if (!hasApt()) return false
  return withAptLock(
    async () =>
      (await apt(['update'], context)) &&
      (await apt(['install', '-y', '--no-install-recommends', name], context)),
  )
}

interface Wanted {
  readonly command: string
  /** Path within its package. */
  readonly path: string
  readonly packages: readonly string[]
  readonly versionArgs: readonly string[]
}

/** The system's program, or Debian's package unpacked into `.data`: an installed server would start automatically. */
export async function findOrUnpack(
  { command, path, packages, versionArgs }: Wanted,
  context: InstallContext,
): Promise<string | null> {
  const starts = (file: string) =>
    spawnSync(file, versionArgs, { stdio: 'ignore', timeout: 20_000 }).status === 0
  if (starts(command)) return command
  const directory = unpackedDirectory(command)
  const unpacked = join(directory, path)
  // Concurrent test files share what the first one unpacks.
  if (!starts(unpacked) && hasApt()) {
    await withAptLock(async () => {
      if (!starts(unpacked)) await unpack(packages, directory, context)
    })
  }
  return starts(unpacked) ? unpacked : null
}

export const unpackedDirectory = (command: string): string => join(root, '.data', command)

async function unpack(names: readonly string[], directory: string, context: InstallContext): Promise<void> {
  mkdirSync(directory, { recursive: true })
  if (!(await apt(['update'], context))) return
  for (const name of names) await apt(['download', name], context, directory)
  for (const file of readdirSync(directory).filter((entry) => entry.endsWith('.deb'))) {
    await succeeds('/usr/bin/dpkg-deb', ['-x', file, directory], context, directory)
  }
}

const hasApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** apt fails immediately if another process uses its lists, so concurrent test files wait for each other. */
async function withAptLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const directory = join(root, '.data', 'apt')
  mkdirSync(directory, { recursive: true })
  const lock = await lockDataDirectory(directory, 'apt-get', { waitMs: timeoutMs })
  try {
    return await work()
  } finally {
    lock.release()
  }
}

const apt = (args: readonly string[], context: InstallContext, cwd?: string) =>
  succeeds('/usr/bin/apt-get', args, context, cwd)

/** Whether a program succeeds that is only one of several alternatives. */
export async function succeeds(
  file: string,
  args: readonly string[],
  { logDir, processes }: InstallContext,
  cwd = root,
): Promise<boolean> {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const name = [file.split('/').at(-1), args[0]].join('-').replaceAll(/\W+/g, '-')
    await processes.run({ what: name, file, args, cwd, env, logFile: join(logDir, `${name}.log`), timeoutMs })
    return true
  } catch (error) {
    if (error instanceof UserError) return false
    throw error
  }
}
