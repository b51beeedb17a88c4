import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkDiskSpace, prepareDataDirectory } from './data-directory.ts'
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

  // Root may write everywhere except to files of the kernel.
  it('names DATA_DIR when it is not writable', () => {
    expect(() => prepareDataDirectory('/proc/site-data')).toThrow(/cannot be written/)
  })
})

describe('checkDiskSpace', () => {
  it('rejects a disk that is almost full', async () => {
    const almostFull = async () => ({ bavail: 100 * 256, bsize: 4096 })
    await expect(checkDiskSpace('/data', almostFull)).rejects.toThrow(
      /has only 100 MB free and 1024 MB are needed/,
    )
  })

  it('accepts a disk with exactly the required space', async () => {
    expect(await checkDiskSpace('/data', async () => ({ bavail: 1024 * 256, bsize: 4096 }))).toBe(1024 ** 3)
  })
})
