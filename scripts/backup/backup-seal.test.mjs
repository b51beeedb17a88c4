import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readBackupFiles, verifyBackupFiles, writeBackupFiles } from './backup-files.mjs'
import { newSeal, sealOf } from './backup-seal.mjs'
import { markSecret } from './secret-mark.mjs'

const folder = mkdtempSync(join(tmpdir(), 'site-seal-'))
afterAll(() => rmSync(folder, { recursive: true }))
const env = { BACKUP_KEY: Buffer.alloc(32, 7).toString('base64') }
const seal = newSeal(env)
const files = readBackupFiles(folder, seal)

/** @param {string} path @param {Buffer} content */
async function write(path, content) {
  await writeBackupFiles(folder, seal).add(path, Readable.from([content]))
  return join(folder, path)
}

describe('BACKUP_KEY', () => {
  const bytes = Buffer.alloc(32, 7)
  const [base64, hex] = [bytes.toString('base64'), bytes.toString('hex')]
  const texts = [base64, `${base64}\n`, hex, `${hex}\n`]
  /** @param {string} text @param {import('./secret-mark.mjs').SecretMark} keyMark */
  const open = (text, keyMark) => sealOf({ BACKUP_KEY: text }, folder, { keyMark }, false)

  it.each(texts)('is the same key in whatever form: %j', (text) => {
    const mark = seal?.mark ?? markSecret('')
    expect(open(text, mark)?.key).toEqual(seal?.key)
  })

  it.each(texts)('opens what an older program has marked by its text %j', (text) => {
    for (const other of texts) expect(open(other, markSecret(text))?.mark).toBeTruthy()
    expect(() => open('cd'.repeat(32), markSecret(text))).toThrow(/^The BACKUP_KEY here is not the one/)
  })
})

describe('an encrypted file of a backup', () => {
  it.each([{ bytes: 0 }, { bytes: 1 }, { bytes: 300_000 }])(
    'comes back as it was, with $bytes bytes',
    async ({ bytes }) => {
      const content = Buffer.alloc(bytes, 'nama@contoh.example ')
      const file = await write(`of-${bytes}`, content)
      expect(readFileSync(file).includes('nama')).toBe(false)
      const opened = files.open(`of-${bytes}`)
      expect(opened.bytes).toBe(bytes)
      expect((await buffer(opened.content)).equals(content)).toBe(true)
    },
  )

  it('comes back decompressed', async () => {
    await writeBackupFiles(folder, seal).addCompressed('rows', Readable.from([Buffer.from('a\tb\n')]))
    expect(await text(files.openCompressed('rows'))).toBe('a\tb\n')
  })

  it.each([
    { what: 'changed', spoil: (/** @type {Buffer} */ bytes) => bytes.fill(bytes.readUInt8(20) ^ 1, 20, 21) },
    { what: 'cut short', spoil: (/** @type {Buffer} */ bytes) => bytes.subarray(0, 60) },
  ])('is refused when it was $what', async ({ what, spoil }) => {
    const file = await write(what, Buffer.alloc(100, 'x'))
    writeFileSync(file, spoil(readFileSync(file)))
    await expect(text(files.open(what).content)).rejects.toThrow(/is not what was encrypted/)
  })

  it('cannot stand in for another', async () => {
    const one = await write('one', Buffer.from('one'))
    const other = await write('other', Buffer.from('two'))
    writeFileSync(other, readFileSync(one))
    expect(statSync(other).size).toBe(3 + 28)
    await expect(text(files.open('other').content)).rejects.toThrow(/is not what was encrypted/)
  })
})

describe('the list of an encrypted backup', () => {
  const list = join(folder, 'SHA256SUMS')
  const proof = join(folder, 'SHA256SUMS.hmac')
  beforeEach(async () => {
    const written = writeBackupFiles(folder, seal)
    await written.add('listed', Readable.from([Buffer.from('one')]))
    await written.addPlain('manifest', '{}')
    await written.finish()
  })

  it('is what its proof says', async () => {
    expect(await verifyBackupFiles(folder, seal, false)).toEqual(new Set(['listed', 'manifest']))
  })

  it.each([false, true])('is refused when somebody has changed it, also with --unproven: %s', async (is) => {
    writeFileSync(list, readFileSync(list, 'utf8').split('\n').slice(1).join('\n'))
    await expect(verifyBackupFiles(folder, seal, is)).rejects.toThrow(/is not what was written with BACKUP/)
  })

  it('is refused with the proof of another key', async () => {
    await writeBackupFiles(folder, newSeal(env)).finish()
    await expect(verifyBackupFiles(folder, seal, false)).rejects.toThrow(/is not what was written with/)
  })

  it('is believed without a proof only when told to', async () => {
    rmSync(proof)
    await expect(verifyBackupFiles(folder, seal, false)).rejects.toThrow(/^Nothing proves that .+ changed\.$/)
    expect(await verifyBackupFiles(folder, seal, true)).toEqual(new Set(['listed', 'manifest']))
  })
})

describe('BACKUP_KEY', () => {
  it.each(['short', 'x'.repeat(42)])('has to be of 32 bytes: not %s', (BACKUP_KEY) => {
    expect(() => newSeal({ BACKUP_KEY })).toThrow(/^BACKUP_KEY has to be 32 bytes/)
  })

  it('may be written in hexadecimal', () => {
    expect(newSeal({ BACKUP_KEY: 'ab'.repeat(32) })?.key).toHaveLength(32)
  })

  it('gives each backup a key of its own', () => {
    expect(newSeal(env)?.key).not.toEqual(seal?.key)
  })
})
