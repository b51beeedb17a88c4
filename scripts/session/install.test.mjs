import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isInstalled, noteInstalled } from './install.mjs'

describe('isInstalled', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-install-'))
    mkdirSync(join(folder, 'node_modules'))
    write('package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true },
    })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /**
   * @param {string} file
   * @param {Record<string, object>} packages
   */
  function write(file, packages) {
    writeFileSync(join(folder, file), JSON.stringify({ packages }))
  }

  it('is false where npm has installed nothing', () => {
    expect(isInstalled(folder)).toBe(false)
  })

  it('accepts what npm installed by hand, without the optional packages of other platforms', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(folder)).toBe(true)
  })

  it('is true for a part of the lock file that was noted as what is needed', () => {
    write('package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0' },
    })
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    expect(isInstalled(folder)).toBe(false)
    noteInstalled(folder)
    expect(isInstalled(folder)).toBe(true)
  })

  it('is false again when the lock file changes', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
    isInstalled(folder)
    write('package-lock.json', { 'node_modules/a': { version: '1.0.1' } })
    expect(isInstalled(folder)).toBe(false)
  })

  it('is false when a package is left that the lock file no longer has', () => {
    write('node_modules/.package-lock.json', {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
    })
    expect(isInstalled(folder)).toBe(false)
  })
})
