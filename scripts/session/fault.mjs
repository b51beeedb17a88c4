/** A failure that a person can act on: its message is one clear sentence and needs no stack trace. */
export class Fault extends Error {
  /** @param {string} sentence */
  constructor(sentence) {
    super(sentence)
    this.name = 'Fault'
  }
}

/**
 * @param {unknown} error
 * @param {string} code such as 'ENOENT'
 */
export function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Or the part of it that we may use. @param {unknown} error */
export const isDiskFull = (error) => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')
