import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../test/temporary.ts'
import { buildIfChanged } from './builds.ts'

const build = { workspace: 'app', inputs: ['app', 'lock.json'], without: ['app/seed'], output: 'app/build' }

/** A workspace that was built once. */
async function builtWorkspace() {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'app', 'seed'), { recursive: true })
  writeFileSync(join(directory, 'app', 'page.ts'), 'one')
  writeFileSync(join(directory, 'lock.json'), '{}')
  const buildAgain = (run = async () => {}) => buildIfChanged(build, run, directory)
  expect(await buildAgain()).toBe('built')
  return { buildAgain, write: (file: string, text: string) => writeFileSync(join(directory, file), text) }
}

describe('buildIfChanged', () => {
  it.each([
    { file: 'app/page.ts', expected: 'built' },
    { file: 'app/new.ts', expected: 'built' },
    { file: 'lock.json', expected: 'built' },
    { file: 'app/page.test.ts', expected: 'unchanged' },
    { file: 'app/seed/article.yaml', expected: 'unchanged' },
  ])('is $expected after a change of $file', async ({ file, expected }) => {
    const { buildAgain, write } = await builtWorkspace()
    write(file, 'changed')
    expect(await buildAgain()).toBe(expected)
  })

  it('builds again after a failed build', async () => {
    const { buildAgain, write } = await builtWorkspace()
    write('app/page.ts', 'two')
    const failing = () => Promise.reject(new Error('no memory'))
    await expect(buildAgain(failing)).rejects.toThrow('no memory')
    write('app/page.ts', 'one')
    expect(await buildAgain()).toBe('built')
  })
})
