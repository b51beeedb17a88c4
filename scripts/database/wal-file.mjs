import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { deriveKey, openWhole, sealWhole } from '../backup/backup-seal.mjs'
import { Fault } from '../session/fault.mjs'

/** What an encrypted file begins with; one in clear begins as zstd does. */
const sign = Buffer.from('sealed-1')
const saltBytes = 16
const markBytes = 32

/**
 * A file of changes as the archive keeps it: compressed, and encrypted where BACKUP_KEY is set. A key is made for each
 * from a salt that stands before it, so that no file but itself is needed to open it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {Buffer} content
 */
export function packWal({ BACKUP_KEY = '' }, name, content) {
  // The rest of a file that was closed early is empty, so most are a hundredth of their 16 MB.
  const packed = zstdCompressSync(content)
  if (BACKUP_KEY === '') return packed
  const salt = randomBytes(saltBytes)
  const { key, mark } = keysOf(BACKUP_KEY, salt)
  return Buffer.concat([sign, salt, mark, sealWhole({ key }, name, packed)])
}

/**
 * The content of an archived file. A key that is missing or another is a Fault; what was damaged throws otherwise.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} file
 * @param {object} options
 * @param {boolean} options.isUnproven takes one in clear although there is a key
 */
export function readWal({ BACKUP_KEY = '' }, file, { isUnproven }) {
  const kept = readFileSync(file)
  if (!kept.subarray(0, sign.length).equals(sign)) {
    // A backup with the key needs none from before it: PostgreSQL begins a new file for it.
    if (BACKUP_KEY === '' || isUnproven) return zstdDecompressSync(kept)
    throw new Fault(
      `The changes in ${file} are in clear, and BACKUP_KEY is set: anybody may have written them. If they are yours, of before the key, say --unproven.`,
    )
  }
  if (BACKUP_KEY === '') {
    throw new Fault(`The changes in ${file} are encrypted: set BACKUP_KEY as it was when they were archived.`)
  }
  const sealedAt = sign.length + saltBytes + markBytes
  const { key, mark } = keysOf(BACKUP_KEY, kept.subarray(sign.length, sign.length + saltBytes))
  if (!mark.equals(kept.subarray(sealedAt - markBytes, sealedAt))) {
    throw new Fault(
      `The BACKUP_KEY here is not the one that the changes in ${file} are encrypted with: set that one, or for a new one name an empty WAL_ARCHIVE_DIR (docs/backup.md).`,
    )
  }
  return zstdDecompressSync(openWhole({ key }, basename(file, '.zst'), kept.subarray(sealedAt)))
}

/**
 * @param {string} text
 * @param {Buffer} salt
 */
function keysOf(text, salt) {
  return { key: deriveKey(text, salt, 'archive'), mark: deriveKey(text, salt, 'archive mark') }
}
