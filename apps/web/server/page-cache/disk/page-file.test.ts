import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPageFile } from './open-page-file.ts'
import { type FileChanges, PageFile, type PageRow } from './page-file.ts'

const MB = 1024 * 1024

let folder = ''
let warned: string[] = []
let opened: PageFile[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-file-'))
  warned = []
  opened = []
})
afterEach(async () => {
  for (const store of opened) {
    store.close()
  }
  await rm(folder, { recursive: true, force: true })
})

const log = { warn: (...said: unknown[]) => warned.push(String(said.at(-1))) }

function open(limitBytes = 100 * MB): PageFile {
  const store = openPageFile({ folder, limitBytes, log })
  if (!(store instanceof PageFile)) {
    throw new Error(`the file is ${store}`)
  }
  opened.push(store)
  return store
}

function close(store: PageFile): void {
  opened = opened.filter((other) => other !== store)
  store.close()
}

const changes = (more: Partial<FileChanges>): FileChanges => ({
  rows: [],
  removed: [],
  invalidated: new Map(),
  invalidatedAllAt: 0,
  state: '{}',
  ...more,
})

const row = (key: string, body: Uint8Array = Buffer.from(key), room: PageRow['room'] = 'pages') => ({
  key,
  room,
  facts: '{}',
  body,
})

const textOf = (store: PageFile, key: string) => {
  const found = store.read(key)
  return found === null ? null : Buffer.from(found.body).toString()
}

describe('PageFile', () => {
  it('stays within its limit, the longest kept first', () => {
    const store = open(MB)
    const body = randomBytes(10_000)
    for (let count = 0; count < 200; count += 1) {
      store.write(changes({ rows: [row(`/id/${count}`, body)] }))
    }
    expect(store.size.bytes).toBeLessThan(MB)
    expect(store.size.pages).toBeGreaterThan(20)
    expect(store.read('/id/0')).toBeNull()
    expect(store.read('/id/199')).not.toBeNull()
  })
})

describe('openPageFile', () => {
  it('leaves the pages where they are while they cannot be opened', async () => {
    const file = join(folder, 'pages.sqlite')
    await mkdir(file)
    expect(openPageFile({ folder, limitBytes: MB, log })).toBe('noRoom')
    expect((await stat(file)).isDirectory()).toBe(true)
    await rmdir(file)
    expect(open().size.pages).toBe(0)
  })

  const broken: { name: string; spoil: (file: string) => Promise<void> | void }[] = [
    { name: 'is something else', spoil: (file) => writeFile(file, 'a diary, and a long one '.repeat(500)) },
    {
      name: 'is of a later form',
      spoil: (file) => {
        const database = new DatabaseSync(file)
        database.exec('PRAGMA user_version = 99')
        database.close()
      },
    },
  ]
  it.each(broken)('begins anew where the file $name, and says so once', async ({ spoil }) => {
    const first = open()
    first.write(changes({ rows: Array.from({ length: 50 }, (_, at) => row(`/id/${at}`, randomBytes(3000))) }))
    close(first)
    await spoil(join(folder, 'pages.sqlite'))
    const second = open()
    expect(second.size.pages).toBe(0)
    second.write(changes({ rows: [row('/id')] }))
    expect(textOf(second, '/id')).toBe('/id')
    expect(warned).toEqual(['the kept pages cannot be read and are begun anew'])
    expect(await readdir(folder)).toContain('pages.sqlite.unreadable')
  })

  it('goes without where there can be no folder, and says so', async () => {
    await writeFile(join(folder, 'file'), '')
    const place = { folder: join(folder, 'file', 'pages'), limitBytes: MB, log }
    expect(openPageFile(place)).toBeNull()
    expect(warned).toEqual(['pages cannot be kept on disk'])
  })
})
