import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import type { Processes } from '../processes.ts'

const timeoutMs = 240_000

/** What looking for a program of this machine needs. */
export interface Finding {
  readonly logDir: string
  readonly processes: Processes
}

/** Installs a package where this is Debian or a system based on it, and we are root. */
export async function installDebianPackage(name: string, finding: Finding): Promise<boolean> {
  if (!hasApt()) return false
  return (
    (await apt(['update'], finding)) &&
    (await apt(['install', '-y', '--no-install-recommends', name], finding))
  )
}

/** Unpacks packages without installing them: none of their scripts run, and the system stays as it is. */
export async function unpackDebianPackages(
  names: readonly string[],
  directory: string,
  finding: Finding,
): Promise<void> {
  if (!hasApt()) return
  mkdirSync(directory, { recursive: true })
  if (!(await apt(['update'], finding))) return
  for (const name of names) await apt(['download', name], finding, directory)
  for (const file of readdirSync(directory).filter((entry) => entry.endsWith('.deb'))) {
    await succeeds('/usr/bin/dpkg-deb', ['-x', file, directory], finding, directory)
  }
}

const hasApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const apt = (args: readonly string[], finding: Finding, cwd?: string) =>
  succeeds('/usr/bin/apt-get', args, finding, cwd)

/** Whether a program succeeds that is only one of several ways to get something. */
export async function succeeds(
  file: string,
  args: readonly string[],
  { logDir, processes }: Finding,
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
