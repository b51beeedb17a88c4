import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Fault } from '../session/fault.mjs'
import { checkProof, proofOf, sumsFile } from './backup-proof.mjs'
import { openSealed, sealedMoreBytes, sealing } from './backup-seal.mjs'

/** Beyond it, half the speed saves a twentieth of the place. */
const level = 3

/**
 * The files of one backup while it is written. All are for their owner alone: they hold what visitors sent.
 *
 * @typedef {object} BackupWriter
 * @property {(path: string, content: import('node:stream').Readable) => Promise<number>} add answers the bytes
 * @property {(path: string, content: import('node:stream').Readable) => Promise<number>} addCompressed
 * @property {(path: string, text: string) => Promise<number>} addPlain what may be read without the key
 * @property {() => Promise<void>} finish writes the sums, in the form that `sha256sum -c` reads, and their proof
 */

/**
 * @param {string} folder
 * @param {import('./backup-seal.mjs').BackupSeal | null} seal
 * @returns {BackupWriter}
 */
export function writeBackupFiles(folder, seal) {
  /** @type {Map<string, string>} */
  const sums = new Map()
  /**
   * @param {string} path
   * @param {import('node:stream').Readable} content
   * @param {(Transform | ReturnType<typeof sealing>)[]} through
   */
  const write = async (path, content, through) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const meter = new HashMeter()
    try {
      await pipeline([content, ...through, meter, createWriteStream(file, { mode: 0o600 })])
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
    sums.set(path, meter.sum())
    return meter.bytes
  }
  /** @param {string} path */
  const sealed = (path) => (seal === null ? [] : [sealing(seal, path)])
  const zstd = () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: level } })
  return {
    add: (path, content) => write(path, content, sealed(path)),
    addCompressed: (path, content) => write(path, content, [zstd(), ...sealed(path)]),
    addPlain: (path, text) => write(path, Readable.from([Buffer.from(text)]), []),
    async finish() {
      const list = [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('')
      writeFileSync(join(folder, sumsFile), list, { mode: 0o600 })
      if (seal !== null) {
        const proof = proofOf(seal, list)
        writeFileSync(join(folder, proof.path), proof.text, { mode: 0o600 })
      }
      // Once for all of them: thousands of small files would each wait for the disk.
      const { status, error } = spawnSync('sync', process.platform === 'linux' ? ['-f', folder] : [])
      // Older backups are taken away next: this one has to be on the disk.
      if (status !== 0) {
        throw new Fault(
          `The backup in ${folder} may not be on its disk: "sync" failed (${error?.message ?? status}).`,
        )
      }
    },
  }
}

/**
 * The files of one backup, as they were before they were written.
 *
 * @typedef {object} BackupReader
 * @property {(path: string) => { content: Readable, bytes: number }} open
 * @property {(path: string) => Readable} openCompressed
 */

/**
 * @param {string} folder
 * @param {import('./backup-seal.mjs').BackupSeal | null} seal
 * @returns {BackupReader}
 */
export function readBackupFiles(folder, seal) {
  /** @param {string} path */
  const open = (path) => {
    const file = join(folder, path)
    const { size } = statSync(file)
    return seal === null
      ? { content: createReadStream(file), bytes: size }
      : { content: openSealed(seal, path, file), bytes: size - sealedMoreBytes }
  }
  return {
    open,
    openCompressed(path) {
      const { content } = open(path)
      const plain = createZstdDecompress()
      content.once('error', (error) => plain.destroy(error))
      return content.pipe(plain)
    },
  }
}

/**
 * Reads every file of a backup once and compares it with its sum, after proving the sums.
 *
 * @param {string} folder
 * @param {import('./backup-seal.mjs').BackupSeal | null} seal
 * @param {boolean} isUnproven
 * @returns {Promise<Set<string>>} the paths that are there and whole
 */
export async function verifyBackupFiles(folder, seal, isUnproven) {
  const listed = existsSync(join(folder, sumsFile)) ? readFileSync(join(folder, sumsFile), 'utf8') : null
  if (listed === null) {
    throw new Fault(`There is no whole backup in ${folder}: it has no ${sumsFile}. Nothing was changed.`)
  }
  if (seal !== null) checkProof({ seal, folder, list: listed, isUnproven })
  /** @type {Set<string>} */
  const whole = new Set()
  for (const line of listed.split('\n').filter((entry) => entry !== '')) {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (sum === undefined || path === undefined || !isInside(path)) {
      throw new Fault(`The list ${join(folder, sumsFile)} cannot be read. Nothing was changed.`)
    }
    const file = join(folder, path)
    const isThere = statSync(file, { throwIfNoEntry: false })?.isFile()
    const found = isThere ? await sumOf(createReadStream(file, { highWaterMark: 1024 ** 2 })) : null
    if (found !== sum) {
      const how = found === null ? 'is missing' : 'is damaged'
      throw new Fault(`The backup is broken: ${path} in ${folder} ${how}. Nothing was changed.`)
    }
    whole.add(path)
  }
  return whole
}

/** A path that leads nowhere else. @param {string} path */
export function isInside(path) {
  const plain = normalize(path)
  return plain === path && !plain.startsWith(sep) && !plain.split(sep).includes('..')
}

/** @param {import('node:stream').Readable} content */
export async function sumOf(content) {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

/** Counts and sums what goes through. */
class HashMeter extends Transform {
  #hash = createHash('sha256')
  bytes = 0

  /**
   * @param {Buffer} chunk
   * @param {string} _encoding
   * @param {import('node:stream').TransformCallback} callback
   * @override
   */
  _transform(chunk, _encoding, callback) {
    this.#hash.update(chunk)
    this.bytes += chunk.length
    callback(null, chunk)
  }

  sum() {
    return this.#hash.digest('hex')
  }
}
