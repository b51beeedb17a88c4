import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../places.mjs'
import { suiteChecks } from './checks.mjs'

it('tests that are placed in a workspace are run, also where it had none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const add = (/** @type {string} */ workspace, /** @type {string} */ file) => {
    mkdirSync(join(folder, workspace, 'src'), { recursive: true })
    writeFileSync(join(folder, workspace, 'package.json'), '{}')
    writeFileSync(join(folder, workspace, 'src', file), '')
  }
  add('packages/of-tomorrow', 'feed.test.ts')
  add('packages/untested', 'feed.ts')
  add('apps/also-new', 'app.test.tsx')
  expect(suiteChecks(folder).map(({ name }) => name)).toEqual([
    'Tests of packages/of-tomorrow',
    'Tests of apps/also-new',
  ])
})

it('the suites of this repository are all there', () => {
  expect(suiteChecks(root).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Tests of packages/contracts', 'Tests of apps/web', 'Tests of scripts']),
  )
})
