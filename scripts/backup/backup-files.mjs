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
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Fault } from '../session/fault.mjs'

/** Beyond it, half the speed saves a twentieth of the place. */
const level = 3
const sumsFile = 'SHA256SUMS'

/**
 * The files of one backup while it is written. All are for their owner alone: they hold what visitors sent.
 *
 * @typedef {object} BackupWriter
 * @property {(path: string, content: import('node:stream').Readable) => Promise<number>} add answers the bytes
 * @property {(path: string, content: import('node:stream').Readable) => Promise<number>} addCompressed
 * @property {() => Promise<void>} finish writes the sums, in the form that `sha256sum -c` reads
 */

/**
 * @param {string} folder
 * @returns {BackupWriter}
 */
export function writeBackupFiles(folder) {
  /** @type {Map<string, string>} */
  const sums = new Map()
  /**
   * @param {string} path
   * @param {import('node:stream').Readable} content
   * @param {Transform[]} through
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
  const zstd = () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: level } })
  return {
    add: (path, content) => write(path, content, []),
    addCompressed: (path, content) => write(path, content, [zstd()]),
    async finish() {
      const list = [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('')
      writeFileSync(join(folder, sumsFile), list, { mode: 0o600 })
      // Once for all of them: thousands of small files would each wait for the disk.
      spawnSync('sync', process.platform === 'linux' ? ['-f', folder] : [])
    },
  }
}

/**
 * The rows or bytes of a file that was added compressed.
 *
 * @param {string} folder
 * @param {string} path
 */
export function readCompressed(folder, path) {
  const file = createReadStream(join(folder, path))
  const plain = createZstdDecompress()
  file.once('error', (error) => plain.destroy(error))
  return file.pipe(plain)
}

/**
 * Reads every file of a backup once and compares it with its sum.
 *
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} the paths that are there and whole, with their sums
 */
export async function verifyBackupFiles(folder) {
  const listed = existsSync(join(folder, sumsFile)) ? readFileSync(join(folder, sumsFile), 'utf8') : null
  if (listed === null) {
    throw new Fault(`There is no whole backup in ${folder}: it has no ${sumsFile}. Nothing was changed.`)
  }
  /** @type {Map<string, string>} */
  const whole = new Map()
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
    whole.set(path, sum)
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
