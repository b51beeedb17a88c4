import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkDiskSpace, checkMovable, prepareDataFolder, putBack, replacedBy } from './data-folder.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-data-folder-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('prepareDataFolder', () => {
  it('names DATA_DIR when a file stands where the folder should be', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => prepareDataFolder(file)).toThrow(/The data folder .+ cannot be written \(\w+\): .+ DATA_DIR/)
  })

  // Root may write everywhere but here: the kernel's own files.
  it('names DATA_DIR when the system does not let it be written', () => {
    expect(() => prepareDataFolder('/proc/site-data')).toThrow(/cannot be written/)
  })
})

describe('checkDiskSpace', () => {
  it('says how much is missing', async () => {
    const almostFull = async () => ({ bavail: 100 * 256, bsize: 4096 })
    await expect(checkDiskSpace(folder, almostFull)).rejects.toThrow(
      /has only 100 MB free and 1024 MB are needed/,
    )
  })

  it('accepts a disk with exactly what is needed', async () => {
    const enough = async () => ({ bavail: 1024 * 256, bsize: 4096 })
    expect(await checkDiskSpace(folder, enough)).toBe(1024 ** 3)
  })
})

describe('checkMovable', () => {
  it('leaves a folder as it was', () => {
    const media = join(folder, 'media')
    mkdirSync(media)
    writeFileSync(join(media, 'report.pdf'), '')
    checkMovable(media)
    expect(readdirSync(media)).toEqual(['report.pdf'])
    expect(readdirSync(folder)).not.toContain('media.replaced')
  })

  it.each([
    { leads: 'to another disk', to: () => mkdtempSync(join(folder, 'other-disk-')) },
    { leads: 'nowhere', to: () => join(folder, 'not-mounted') },
  ])('refuses a symbolic link that leads $leads, and leaves it', ({ leads, to }) => {
    const link = join(folder, `link ${leads}`)
    const target = to()
    symlinkSync(target, link)
    expect(() => checkMovable(link)).toThrow(
      /^A restore exchanges .+, which is a symbolic link: put the folder .+ Nothing was changed\.$/,
    )
    expect(readlinkSync(link)).toBe(target)
  })

  it('says so of the place of a mounted disk', () => {
    expect(() => checkMovable('/proc')).toThrow(
      /^A restore exchanges \/proc, which cannot be renamed \(\w+\): .+ Nothing was changed\.$/,
    )
  })
})

describe('putBack', () => {
  it('fills an empty place with what was moved aside, and no other', () => {
    const pictures = join(folder, 'pictures')
    mkdirSync(replacedBy(pictures))
    writeFileSync(join(replacedBy(pictures), 'former.webp'), '')
    putBack(pictures)
    expect(readdirSync(pictures)).toEqual(['former.webp'])
    mkdirSync(replacedBy(pictures))
    putBack(pictures)
    expect(readdirSync(pictures)).toEqual(['former.webp'])
  })
})
