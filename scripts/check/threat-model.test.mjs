import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'

/** Where the page's short names lead. */
const places = {
  'cms/src/': 'apps/cms/src/',
  'cms/': 'apps/cms/test/',
  'e2e/': 'apps/web/e2e/',
  'web/': 'apps/web/',
  'market/': 'apps/market/',
  'contracts/': 'packages/contracts/',
  'scripts/': 'scripts/',
  '*/': 'apps/**/',
}

/** @param {string} named */
function filesOf(named) {
  const [short, long] = Object.entries(places).find(([prefix]) => named.startsWith(prefix)) ?? ['', '']
  return globSync(`${long}${named.slice(short.length)}`, { cwd: root })
}

describe('the threat model', () => {
  const page = readFileSync(join(root, 'docs', 'threat-model.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| **'))

  it('names for each threat tests that there are', () => {
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      const tests = [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, named]) => named ?? '')
      expect(tests.length, row).toBeGreaterThan(0)
      for (const named of tests) expect(filesOf(named), named).not.toEqual([])
    }
  })
})
