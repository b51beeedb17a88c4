import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDemoNames } from '@site/brand/demo-names.ts'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'

const files = globSync(['apps/**/*.{ts,tsx,css,mjs}', 'packages/**/*.{ts,tsx,css}', 'tools/**/*.{ts,mjs}'], {
  cwd: root,
  exclude: [
    '**/node_modules',
    '**/build',
    '**/.next',
    '**/.react-router',
    'packages/brand',
    'apps/market/demo',
  ],
})
/** Tests, and what only they and the benchmarks run, are about the demo. */
const isAboutDemo = (file: string) =>
  /\.(test|spec|fixture)\.\w+$|\/(test|e2e|migrations)\/|^tools\/(nightly|bench)\//.test(file)

describe('the names, URL segments and colors of the demo’s firm', () => {
  it('are in packages/brand and in content, not in code', () => {
    const checked = files.filter((file) => !isAboutDemo(file))
    expect(checked.length).toBeGreaterThan(1_500)
    const naming = checked.flatMap((file) =>
      findDemoNames(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(naming).toEqual([])
  })
})

it.each([
  { text: '<a href="/id/edukasi/brids-eduvest">Kelas</a>', names: ['Eduvest'] },
  { text: 'Sapa Mentari · 27 November 2026', names: ['Sapa Mentari'] },
  { text: 'mailto:halo@wirasana.example', names: ['Wirasana or Wirasa'] },
  { text: ':root{--brand-700:#005860}', names: ['the demo’s colors'] },
  { text: '"id/eduvestDetail","sapaMentari"', names: ['Eduvest', 'Sapa Mentari'] },
  { text: '"id/eventDetail","morningNotes"', names: [] },
])('findDemoNames finds $names in $text', ({ text, names }) => {
  expect(findDemoNames(text)).toEqual(names)
})
