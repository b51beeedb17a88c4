import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prepareDataDirectory } from './data-directory.ts'
import { temporaryDirectory } from './test/temporary.ts'

describe('prepareDataDirectory', () => {
  it('names DATA_DIR when a file has its path', () => {
    const file = join(temporaryDirectory(), 'file')
    writeFileSync(file, '')
    expect(() => prepareDataDirectory(file)).toThrow(
      /The data directory .+ cannot be written \(\w+\): .+ DATA_DIR/,
    )
  })

  it('denies other users access to existing and new files', () => {
    const directory = join(temporaryDirectory(), 'data')
    mkdirSync(join(directory, 'pages'), { recursive: true, mode: 0o755 })
    prepareDataDirectory(directory)
    const readFileMode = (name: string) => statSync(join(directory, name)).mode & 0o777
    expect(readFileMode('.') & 0o066).toBe(0)
    for (const name of ['logs', 'media', 'pages']) expect(readFileMode(name)).toBe(0o700)
  })
})
