/** Missing files or permissions, which a retry does not fix; disk errors may be temporary. */
const unreadable = ['EACCES', 'EPERM', 'EISDIR', 'ELOOP', 'ENOENT']

/** Whether a file could not be opened or read, and never will. */
export function isFileError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'syscall' in error &&
    (error.syscall === 'open' || error.syscall === 'read') &&
    'code' in error &&
    unreadable.some((code) => code === error.code)
  )
}

/** A bug: it would fail again with the same files, and must not block later ones. */
export function isBug(error: unknown): error is Error {
  return error instanceof TypeError || error instanceof RangeError
}
