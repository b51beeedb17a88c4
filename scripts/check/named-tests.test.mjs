import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'

/** Where the short names of the threat model lead. */
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

/** @param {string} name */
const pageOf = (name) => readFileSync(join(root, 'docs', name), 'utf8')

/** @param {string} text */
const namesIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, named]) => named ?? '')

describe('the threat model', () => {
  const rows = pageOf('threat-model.md')
    .split('\n')
    .filter((line) => line.startsWith('| **'))

  it('names for each threat tests that there are', () => {
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      const tests = namesIn(row.split('|')[3] ?? '')
      expect(tests.length, row).toBeGreaterThan(0)
      for (const named of tests) expect(filesOf(named), named).not.toEqual([])
    }
  })
})

describe('the page of faults', () => {
  const tests = namesIn(pageOf('faults.md')).filter((name) => /(test|spec|-cases)\.(ts|mjs)$/.test(name))

  it('names tests that there are', () => {
    const files = globSync('{apps,packages,scripts}/**/*.{ts,mjs}', {
      cwd: root,
      exclude: ['**/node_modules'],
    })
    expect(tests.length).toBeGreaterThan(50)
    for (const named of tests) {
      expect(
        files.filter((file) => matchesGlob(file, `**/${named}`)),
        named,
      ).not.toEqual([])
    }
  })
})
