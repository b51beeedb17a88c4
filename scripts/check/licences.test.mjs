import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { licenceFaults } from './licences.mjs'

/** Beside the package that is asked about: what is shipped and may be, and what is not shipped or ours. */
const others = {
  '': { name: 'site' },
  'apps/own': { version: '0.1.0' },
  'node_modules/@site/own': { resolved: 'apps/own', link: true },
  'node_modules/a': { version: '1.0.0', license: 'MIT' },
  'node_modules/@fontsource/inter': { version: '5.0.0', license: 'OFL-1.1' },
  'node_modules/tool': { version: '3.0.0', license: 'GPL-3.0-only', dev: true },
}

/** @param {Record<string, unknown>} packages */
function faultsWith(packages) {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'package-lock.json')
  writeFileSync(file, JSON.stringify({ packages: { ...others, ...packages } }))
  return licenceFaults(file)
}

describe('the licences of what is shipped', () => {
  it('are without a fault where each is permissive or an exception', () => {
    expect(faultsWith({})).toEqual({ checked: 2, faults: [] })
  })

  it.each([
    { name: 'forbidden', entry: { version: '1.0.0', license: 'AGPL-3.0-only' }, licence: 'AGPL-3.0-only' },
    { name: 'missing', entry: { version: '1.0.0' }, licence: 'unknown' },
  ])('name the package whose own is $name, also beneath another one', ({ entry, licence }) => {
    expect(faultsWith({ 'node_modules/a/node_modules/@x/b': entry })).toEqual({
      checked: 3,
      faults: [
        `@x/b has the licence ${licence}: replace it, or give the reason in scripts/check/licences.mjs`,
      ],
    })
  })
})
