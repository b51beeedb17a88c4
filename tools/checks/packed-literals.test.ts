import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'

/** A literal spread into another one only saves lines. */
const packed = /\.\.\.\{/
const sources = ['apps', 'packages', 'tools'].map((folder) => `${folder}/**/*.{ts,tsx}`)
const excluded = ['**/node_modules/**', '**/build/**', '**/.next/**', '**/.react-router/**']

it('no literal is spread to pack its properties into a line', () => {
  const files = globSync(sources, { cwd: root, exclude: excluded })
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => packed.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
