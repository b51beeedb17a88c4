import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatErrorMessage, hasCode, isDiskFull, UserError } from './errors.ts'

const neededBytes = 1024 ** 3

/** For uploads, logs and rendered pages; the database and the secrets set their own modes. */
const privateDirectories = ['logs', 'media', 'pages', 'images']

/** Creates the data directory if needed, denies other users access, and checks that it is writable. */
export function prepareDataDirectory(dataDir: string): void {
  try {
    for (const name of privateDirectories) makeDirectory(join(dataDir, name))
    const isRoot = process.getuid?.() === 0
    // PostgreSQL refuses to run as root: its user must be able to enter its own directory.
    close(dataDir, isRoot ? 0o711 : 0o700)
    for (const name of privateDirectories) close(join(dataDir, name), 0o700)
    accessSync(dataDir, constants.W_OK)
    // On a read-only mount the check above succeeds and only a write fails.
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    if (isDiskFull(error)) throw new UserError(tooFull(dataDir, 0))
    const reason = error instanceof Error && 'code' in error ? String(error.code) : formatErrorMessage(error)
    throw new UserError(
      `The data directory ${dataDir} cannot be written (${reason}): change its permissions, or set DATA_DIR to another one.`,
    )
  }
}

/** Returns the free bytes; throws if they are too few. */
export async function checkDiskSpace(
  dataDir: string,
  readStatfs: (path: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<number> {
  const { bavail, bsize } = await readStatfs(dataDir)
  const freeBytes = bavail * bsize
  if (freeBytes < neededBytes) throw new UserError(tooFull(dataDir, freeBytes))
  return freeBytes
}

/** Files of other users keep their modes. */
function close(directory: string, mode: number): void {
  const uid = statSync(directory, { throwIfNoEntry: false })?.uid
  if (uid !== undefined && uid === process.getuid?.()) chmodSync(directory, mode)
}

/** Level by level: `recursive: true` never returns if the system refuses with ENOENT, as /proc does. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  makeDirectory(dirname(directory))
  try {
    mkdirSync(directory)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

function tooFull(dataDir: string, freeBytes: number): string {
  const free = Math.floor(freeBytes / 1024 ** 2)
  return `The disk of ${dataDir} has only ${free} MB free and 1024 MB are needed: make room, or set DATA_DIR to another disk.`
}
