import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'

/** Prefixes of test names in the threat model, and what they stand for. */
const prefixes = [
  ['cms/src/', 'apps/cms/src/'],
  ['cms/', 'apps/cms/src/**/'],
  ['e2e/', 'apps/web/e2e/**/'],
  ['web/', 'apps/web/'],
  ['market/', 'apps/market/'],
  ['contracts/', 'packages/contracts/'],
  ['*/', 'apps/**/'],
] as const

const readDocument = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8')
const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

function listNamedFiles(name: string): string[] {
  const [short, long] = prefixes.find(([prefix]) => name.startsWith(prefix)) ?? ['', '']
  return globSync(`${long}${name.slice(short.length)}`, { cwd: root, exclude: ['**/node_modules/**'] })
}

describe('docs/reference/threat-model.md', () => {
  it('names existing tests for each threat', () => {
    const rows = readDocument('reference/threat-model.md')
      .split('\n')
      .filter((line) => line.startsWith('| **'))
    expect(rows.length).toBeGreaterThan(20)
    for (const row of rows) {
      for (const name of namesIn(row.split('|')[3] ?? ''))
        expect([name, listNamedFiles(name)]).not.toEqual([name, []])
    }
  })
})

describe.each(['failure-modes.md', 'attack-suite.md'])('docs/reference/%s', (document) => {
  it('names existing tests', () => {
    const names = namesIn(readDocument(`reference/${document}`)).filter((name) =>
      /\.(test|spec)\.tsx?$/.test(name),
    )
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) {
      const files = globSync(`{apps,packages,tools}/**/${name.split('/').at(-1)}`, {
        cwd: root,
        exclude: ['**/node_modules/**'],
      })
      expect([name, files.filter((file) => file.endsWith(name))]).not.toEqual([name, []])
    }
  })
})

// Without it, every service is ready, but the site has no menu, brand and legal pages.
it.each(['deploy-compose.md', 'deploy-kubernetes.md', 'deploy-systemd.md'])(
  'docs/guides/%s fills the empty site before its check',
  (name) => {
    const guide = readDocument(`guides/${name}`)
    const filled = guide.indexOf('seed/seed.ts --empty')
    expect(filled).toBeGreaterThan(0)
    expect(guide.indexOf('/id', filled)).toBeGreaterThan(filled)
  },
)
