import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import { Fault } from '../session/fault.mjs'
import { isSameSecret, markSecret } from './secret-mark.mjs'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

/** What encryption adds to a file. */
export const sealedMoreBytes = ivBytes + tagBytes

/**
 * The keys of one backup, made of BACKUP_KEY: a file of another backup does not open with them.
 *
 * @typedef {object} BackupSeal
 * @property {Buffer} key
 * @property {Buffer} proofKey
 * @property {import('./secret-mark.mjs').SecretMark} mark
 */

/** @param {NodeJS.ProcessEnv} env @returns {BackupSeal | null} null where backups are not encrypted */
export function newSeal({ BACKUP_KEY = '' }) {
  if (BACKUP_KEY === '') return null
  return sealFor(BACKUP_KEY, markSecret(givenKey(BACKUP_KEY)))
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @param {Pick<import('./backup-manifest.mjs').Manifest, 'keyMark'>} manifest
 * @param {boolean} isUnproven
 * @returns {BackupSeal | null}
 */
export function sealOf({ BACKUP_KEY = '' }, folder, { keyMark: mark }, isUnproven) {
  if (!mark) {
    // Anybody who can write there could make one in clear, with a database in it that runs commands.
    if (BACKUP_KEY === '' || isUnproven) return null
    throw new Fault(
      `The backup in ${folder} is in clear, and BACKUP_KEY is set: anybody may have written it. If it is yours, of before the key, say --unproven. Nothing was changed.`,
    )
  }
  if (BACKUP_KEY !== '' && isSameKey(BACKUP_KEY, mark)) return sealFor(BACKUP_KEY, mark)
  throw new Fault(
    BACKUP_KEY === ''
      ? `The backup in ${folder} is encrypted: set BACKUP_KEY as it was when it was made. Nothing was changed.`
      : `The BACKUP_KEY here is not the one that the backup in ${folder} was made with. Nothing was changed.`,
  )
}

/**
 * The mark is of the key's bytes; older programs made it of the text that the key was given as.
 *
 * @param {string} text
 * @param {import('./secret-mark.mjs').SecretMark} mark
 */
function isSameKey(text, mark) {
  const key = givenKey(text)
  const texts = [text.trim(), key.toString('base64'), key.toString('hex')]
  return [key, text, ...texts, ...texts.map((form) => `${form}\n`)].some((form) => isSameSecret(form, mark))
}

/**
 * Encrypts what goes through, as initialisation vector, cipher text and tag. The path goes in as well: no file of
 * a backup can stand in for another.
 *
 * @param {BackupSeal} seal
 * @param {string} path
 */
export function sealing({ key }, path) {
  /** @param {AsyncIterable<Buffer>} content */
  return async function* (content) {
    const iv = randomBytes(ivBytes)
    const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(path))
    yield iv
    for await (const chunk of content) yield encryption.update(chunk)
    yield encryption.final()
    yield encryption.getAuthTag()
  }
}

/**
 * The content of an encrypted file. Fails at its end where a byte of it was changed.
 *
 * @param {BackupSeal} seal
 * @param {string} path
 * @param {string} file
 * @returns {Readable}
 */
export function openSealed({ key }, path, file) {
  const { iv, tag, size } = frameOf(file)
  const decryption = createDecipheriv(cipher, key, iv).setAAD(Buffer.from(path)).setAuthTag(tag)
  const sealed =
    size === sealedMoreBytes
      ? Readable.from([])
      : createReadStream(file, { start: ivBytes, end: size - tagBytes - 1 })
  sealed.once('error', (error) => decryption.destroy(error))
  return Readable.from(provenOf(sealed.pipe(decryption), file))
}

/**
 * @param {AsyncIterable<Buffer>} content
 * @param {string} file
 */
async function* provenOf(content, file) {
  try {
    yield* content
  } catch (error) {
    if (error instanceof Error && /authenticate/.test(error.message)) {
      throw new Fault(
        `The file ${file} is not what was encrypted: somebody has changed it. Nothing was changed.`,
      )
    }
    throw error
  }
}

/**
 * As `sealing` does, for what fits into memory.
 *
 * @param {Pick<BackupSeal, 'key'>} seal
 * @param {string} path
 * @param {Buffer} content
 */
export function sealWhole({ key }, path, content) {
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(path))
  return Buffer.concat([iv, encryption.update(content), encryption.final(), encryption.getAuthTag()])
}

/**
 * What was sealed whole. Throws where a byte of it was changed.
 *
 * @param {Pick<BackupSeal, 'key'>} seal
 * @param {string} path
 * @param {Buffer} sealed
 */
export function openWhole({ key }, path, sealed) {
  const decryption = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(path))
    .setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([decryption.update(sealed.subarray(ivBytes, -tagBytes)), decryption.final()])
}

/** @param {string} file */
function frameOf(file) {
  const opened = openSync(file, 'r')
  try {
    const { size } = fstatSync(opened)
    if (size < sealedMoreBytes) throw new Fault(`The file ${file} is cut off. Nothing was changed.`)
    const iv = Buffer.alloc(ivBytes)
    const tag = Buffer.alloc(tagBytes)
    readSync(opened, iv, 0, ivBytes, 0)
    readSync(opened, tag, 0, tagBytes, size - tagBytes)
    return { iv, tag, size }
  } finally {
    closeSync(opened)
  }
}

/**
 * @param {string} text
 * @param {import('./secret-mark.mjs').SecretMark} mark
 * @returns {BackupSeal}
 */
function sealFor(text, mark) {
  const salt = Buffer.from(mark.salt, 'base64url')
  return { mark, key: deriveKey(text, salt, 'backup'), proofKey: deriveKey(text, salt, 'backup proof') }
}

/**
 * What is made of BACKUP_KEY for one purpose: it tells nothing of what is made for another.
 *
 * @param {string} text
 * @param {Buffer} salt
 * @param {string} purpose
 */
export const deriveKey = (text, salt, purpose) =>
  Buffer.from(hkdfSync('sha256', givenKey(text), salt, purpose, keyBytes))

/** What encrypts later would fail later. @param {NodeJS.ProcessEnv} env */
export function checkBackupKey({ BACKUP_KEY = '' }) {
  if (BACKUP_KEY !== '') givenKey(BACKUP_KEY)
}

/** @param {string} typed */
function givenKey(typed) {
  // A secret that was made from a file ends with its line.
  const text = typed.trim()
  const given = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  if (given.length !== keyBytes) {
    throw new Fault('BACKUP_KEY has to be 32 bytes: make one with `openssl rand -base64 32`.')
  }
  return given
}
