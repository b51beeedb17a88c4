import { appendFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastOf, setAsideLargeLog } from './log-file.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {number} bytes */
function logOf(bytes) {
  const file = join(folder, 'service.log')
  writeFileSync(file, '')
  truncateSync(file, bytes)
  return file
}

describe('setAsideLargeLog', () => {
  it.each([
    { name: 'of more than 10 MB is put aside', bytes: 10 * 1024 ** 2 + 1, left: ['service.log.1'] },
    { name: 'of 10 MB goes on', bytes: 10 * 1024 ** 2, left: ['service.log'] },
  ])('a log $name', ({ bytes, left }) => {
    setAsideLargeLog(logOf(bytes))
    expect(readdirSync(folder)).toEqual(left)
  })

  it('makes none where there is none', () => {
    setAsideLargeLog(join(folder, 'service.log'))
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('lastOf', () => {
  it('gives the end of a long log', () => {
    const file = logOf(5_000)
    appendFileSync(file, 'last words\n')
    expect(lastOf(file, 11)).toBe('last words\n')
  })

  it('gives all of a short one', () => {
    const file = logOf(0)
    appendFileSync(file, 'last words\n')
    expect(lastOf(file, 1_000)).toBe('last words\n')
  })
})
