import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchCommand } from './wal-archive.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-wal-'))
afterAll(() => rmSync(folder, { recursive: true }))
const archive = join(folder, 'archive')
const fetched = join(folder, 'fetched')
const name = '000000010000000000000001'
const kept = join(archive, `${name}.zst`)
const content = Buffer.alloc(1024, 'nama@contoh.example ')
const key = 'ab'.repeat(32)

/**
 * As PostgreSQL does.
 *
 * @param {string} wanted
 * @param {{ isUnproven?: boolean, env?: NodeJS.ProcessEnv }} [options]
 */
function fetch(wanted, { isUnproven = false, env = {} } = {}) {
  const line = fetchCommand([archive], isUnproven).replace('%f', wanted).replace('%p', fetched)
  const { status, stderr } = spawnSync('/bin/sh', ['-c', line], {
    env: { ...process.env, BACKUP_KEY: key, ...env },
    encoding: 'utf8',
  })
  return { status, stderr }
}

/**
 * @param {Buffer} written
 * @param {string} [BACKUP_KEY]
 */
function keep(written, BACKUP_KEY = key) {
  writeFileSync(join(folder, 'wal'), written)
  const script = fileURLToPath(new URL('archive-wal.mjs', import.meta.url))
  return spawnSync(process.execPath, [script, archive, join(folder, 'wal'), name], {
    env: { ...process.env, BACKUP_KEY },
    encoding: 'utf8',
  })
}

beforeEach(() => {
  rmSync(archive, { recursive: true, force: true })
  mkdirSync(archive)
})

describe('an archived file', () => {
  it.each([
    { how: 'encrypted', BACKUP_KEY: key, isUnproven: false },
    { how: 'in clear', BACKUP_KEY: '', isUnproven: true },
  ])('comes back $how, and is taken once more only as it was', ({ BACKUP_KEY, isUnproven }) => {
    expect(keep(content, BACKUP_KEY).status).toBe(0)
    const first = readFileSync(kept)
    // As after a crash, by when the key may have been set.
    expect(keep(content).status).toBe(0)
    expect(keep(Buffer.alloc(1024, 'other')).stderr).toContain('is of another database')
    expect(readFileSync(kept).equals(first)).toBe(true)
    expect(fetch(name, { isUnproven })).toEqual({ status: 0, stderr: '' })
    expect(readFileSync(fetched).equals(content)).toBe(true)
  })

  it('that is not there ends the changes', () => {
    expect(fetch(name)).toEqual({ status: 1, stderr: '' })
  })

  it('that is there does not pass for absent where the program cannot even begin', () => {
    keep(content)
    expect(fetch(name, { env: { NODE_OPTIONS: '--nonsense' } }).status).toBe(255)
  })

  it('in clear does not stand in for an encrypted one', () => {
    keep(content, '')
    const { status, stderr } = fetch(name)
    expect(status).toBe(255)
    expect(stderr).toMatch(/^fetch-wal: The changes in .+ are in clear, and BACKUP_KEY is set: [^\n]+\.\n$/)
    expect(fetch(name, { env: { BACKUP_KEY: '' } })).toEqual({ status: 0, stderr: '' })
  })

  it.each([
    {
      what: 'encrypted and changed',
      BACKUP_KEY: key,
      spoil: () => {
        const bytes = readFileSync(kept)
        writeFileSync(kept, bytes.fill(bytes.readUInt8(90) ^ 1, 90, 91))
      },
    },
    {
      what: 'that of another place',
      BACKUP_KEY: key,
      spoil: () => copyFileSync(kept, join(archive, '000000010000000000000002.zst')),
      asked: '000000010000000000000002',
    },
    {
      what: 'in clear and cut off',
      BACKUP_KEY: '',
      spoil: () => writeFileSync(kept, readFileSync(kept).subarray(0, 20)),
    },
  ])(
    'that is $what gives the recovery up, instead of ending it early',
    ({ BACKUP_KEY, spoil, asked = name }) => {
      keep(content, BACKUP_KEY)
      spoil()
      const { status, stderr } = fetch(asked, { isUnproven: true })
      expect(status).toBe(255)
      expect(stderr).toMatch(/^fetch-wal: The changes in .+ cannot be fetched \(.+\): [^\n]+\.\n$/)
    },
  )
})
