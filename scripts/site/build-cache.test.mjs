import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildIfChanged, inputHash } from './build-cache.mjs'

const build = { workspace: 'app', inputs: ['app', 'lock.json'], without: ['app/seed'], output: 'app/build' }

describe('build cache', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-build-cache-'))
    mkdirSync(join(folder, 'app', 'seed'), { recursive: true })
    writeFileSync(join(folder, 'app', 'page.ts'), 'one')
    writeFileSync(join(folder, 'lock.json'), '{}')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each(['app/page.ts', 'lock.json', 'app/new.ts'])('sees a change of %s', (file) => {
    const before = inputHash(build, folder)
    writeFileSync(join(folder, file), 'changed')
    expect(inputHash(build, folder)).not.toBe(before)
  })

  it.each(['app/page.test.ts', 'app/seed/article.yaml'])('does not mind %s', (file) => {
    const before = inputHash(build, folder)
    writeFileSync(join(folder, file), 'changed')
    expect(inputHash(build, folder)).toBe(before)
  })

  it('builds once for the same inputs', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
    }
    expect(await buildIfChanged(build, run, folder)).toBe('built')
    expect(await buildIfChanged(build, run, folder)).toBe('unchanged')
    expect(runs).toBe(1)
  })

  it('builds again after a build that broke off', async () => {
    await buildIfChanged(build, async () => {}, folder)
    writeFileSync(join(folder, 'app', 'page.ts'), 'two')
    const breaking = async () => {
      throw new Error('no memory')
    }
    await expect(buildIfChanged(build, breaking, folder)).rejects.toThrow('no memory')
    writeFileSync(join(folder, 'app', 'page.ts'), 'one')
    expect(await buildIfChanged(build, async () => {}, folder)).toBe('built')
  })
})
