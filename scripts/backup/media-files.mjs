import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Fault, hasCode } from '../session/fault.mjs'

/**
 * The editors' files, wherever they are kept. A file's name changes with its content, so whoever has a name has
 * the file.
 *
 * @typedef {object} MediaFiles
 * @property {() => Promise<Map<string, string>>} list the names, each with what changes while the file is written
 * @property {(name: string) => Promise<import('node:stream').Readable | null>} read null when it has gone
 * @property {() => Promise<IncomingMedia>} receive
 *
 * @typedef {object} IncomingMedia what is to stand in place of all files, unseen until it does
 * @property {(name: string, content: import('node:stream').Readable) => Promise<void>} add
 * @property {() => Promise<void>} replace
 * @property {() => Promise<void>} giveUp
 */

/** @param {NodeJS.ProcessEnv} env */
export const isInBucket = (env) => Boolean(env.S3_BUCKET)

/**
 * A bucket takes nothing from a restore, and files that went nowhere would be counted as brought back.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} media of a backup
 */
export function checkMediaPlace(env, media) {
  if (!isInBucket(env) || media.length === 0) return
  throw new Fault(
    `The backup holds ${media.length} media files, and S3_BUCKET is set: restore without it, then bring them into the bucket with "npm run media:move". Nothing was changed.`,
  )
}

/** @type {MediaFiles} */
const elsewhere = {
  list: async () => new Map(),
  read: async () => null,
  receive: async () => ({
    add: async (name) => {
      throw new Error(`Nobody takes the media file ${name}`)
    },
    replace: async () => {},
    giveUp: async () => {},
  }),
}

/**
 * Where the editors' files of this installation are. A bucket keeps versions of its own and is left alone.
 *
 * @param {{ env: NodeJS.ProcessEnv, dataDir: string, incomingDir: string }} place
 * @returns {MediaFiles}
 */
export function mediaFilesOf({ env, dataDir, incomingDir }) {
  if (isInBucket(env)) return elsewhere
  const folder = join(dataDir, 'media')
  const incoming = join(incomingDir, 'media')
  return {
    async list() {
      /** @type {Map<string, string>} */
      const found = new Map()
      if (!existsSync(folder)) return found
      for (const name of readdirSync(folder).sort()) {
        const file = statSync(join(folder, name), { throwIfNoEntry: false })
        if (file?.isFile() && !name.startsWith('.')) found.set(name, `${file.size} ${file.mtimeMs}`)
      }
      return found
    },
    async read(name) {
      try {
        // Once it is open, nobody can take it away.
        const file = await open(join(folder, name))
        return file.createReadStream()
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },
    async receive() {
      rmSync(incoming, { recursive: true, force: true })
      mkdirSync(incoming, { recursive: true })
      return {
        add: (name, content) => pipeline(content, createWriteStream(join(incoming, name))),
        async replace() {
          const replaced = `${folder}.replaced`
          rmSync(replaced, { recursive: true, force: true })
          if (existsSync(folder)) renameSync(folder, replaced)
          renameSync(incoming, folder)
          rmSync(replaced, { recursive: true, force: true })
        },
        async giveUp() {
          rmSync(incoming, { recursive: true, force: true })
        },
      }
    },
  }
}
