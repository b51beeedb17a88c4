import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs'

const largestLogBytes = 10 * 1024 ** 2

/** Before that is started which writes it. @param {string} logFile may be missing */
export function setAsideLargeLog(logFile) {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestLogBytes) renameSync(logFile, `${logFile}.1`)
}

/**
 * @param {string} logFile
 * @param {number} bytes
 */
export function lastOf(logFile, bytes) {
  const log = openSync(logFile, 'r')
  try {
    const { size } = fstatSync(log)
    const last = Buffer.alloc(Math.min(bytes, size))
    readSync(log, last, 0, last.length, size - last.length)
    return last.toString()
  } finally {
    closeSync(log)
  }
}
