import { isDatabaseFailure } from './database-failure.ts'

/** Missing files or permissions, which a retry does not fix. */
const unreadable = ['EACCES', 'EPERM', 'EISDIR', 'ENOTDIR', 'ELOOP', 'ENOENT', 'ENAMETOOLONG']
/** Failures of a disk or of a network drive, and a lack of memory or open files. */
const temporary = ['EIO', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EAGAIN', 'EBUSY', 'ESTALE', 'ENOMEM']

/** Whether a file or directory could not be opened or read, and never will. */
export function isFileError(error: unknown): error is Error {
  // The socket of a database that is down is missing, too.
  return hasCode(error, unreadable) && 'syscall' in error && error.syscall !== 'connect'
}

/** Such as `EACCES, permission denied`: the paths are in the sentence around it. */
export function describeFileError(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(', ')
  return reason.replace(': ', ', ')
}

/** Whether a retry may succeed. All other failures would block later deliveries for good. */
export function isTemporary(error: unknown): boolean {
  return isDatabaseFailure(error) || hasCode(error, temporary)
}

function hasCode(error: unknown, codes: readonly string[]): error is Error {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}
