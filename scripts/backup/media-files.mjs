import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { query } from '../database/database.mjs'
import { checkMovable, exchangeFolder, replacedBy } from '../session/data-folder.mjs'
import { Fault, hasCode, isDiskFull } from '../session/fault.mjs'

/**
 * The editors' files, wherever they are kept. A file's name changes with its content, so whoever has a name has
 * the file.
 *
 * @typedef {object} MediaFiles
 * @property {number} atOnce how many are worth being copied side by side
 * @property {number} attempts how often each is tried
 * @property {(cmsUrl: string) => Promise<Map<string, string>>} list the names, each with what changes while the file is written
 * @property {() => Promise<string[]>} present the names that a restore takes away
 * @property {(name: string) => Promise<boolean>} keeps whether a restore leaves a file that is in no backup
 * @property {(name: string) => Promise<import('node:stream').Readable | null>} read null when it has gone
 * @property {() => void} checkReplaceable throws where they cannot be exchanged
 * @property {() => Promise<IncomingMedia>} receive
 *
 * @typedef {object} IncomingMedia what is to stand in place of all files, unseen until it does
 * @property {(name: string, content: import('node:stream').Readable, bytes: number) => Promise<void>} add
 * @property {(name: string) => Promise<import('node:stream').Readable | null>} read null where it has not come
 * @property {() => Promise<void>} replace
 * @property {() => Promise<void>} giveUp
 */

/**
 * Where the editors' files of this installation are.
 *
 * @param {{ env: NodeJS.ProcessEnv, dataDir: string, incomingDir: string }} place
 * @returns {Promise<MediaFiles>}
 */
export async function mediaFilesOf({ env, dataDir, incomingDir }) {
  if (!env.S3_BUCKET) return filesInFolder(join(dataDir, 'media'), join(incomingDir, 'media'))
  // Amazon's client takes 40 MB, which nobody without a bucket should have to spare.
  const { filesInBucket } = await import('./bucket-files.mjs')
  return filesInBucket(env)
}

/**
 * @param {string} folder
 * @param {string} incoming
 * @returns {MediaFiles}
 */
function filesInFolder(folder, incoming) {
  const list = async () => {
    /** @type {Map<string, string>} */
    const found = new Map()
    if (!existsSync(folder)) return found
    for (const name of readdirSync(folder).sort()) {
      const file = statSync(join(folder, name), { throwIfNoEntry: false })
      if (file?.isFile() && !name.startsWith('.')) found.set(name, `${file.size} ${file.mtimeMs}`)
    }
    return found
  }
  return {
    atOnce: 1,
    attempts: 1,
    list,
    present: async () => [...(await list()).keys()],
    keeps: async () => false,
    read: (name) => openFile(join(folder, name)),
    checkReplaceable: () => checkMovable(folder),
    async receive() {
      rmSync(incoming, { recursive: true, force: true })
      mkdirSync(incoming, { recursive: true })
      return {
        add: (name, content) => pipeline(content, createWriteStream(join(incoming, name))),
        read: (name) => openFile(join(incoming, name)),
        async replace() {
          exchangeFolder(folder, incoming)
          rmSync(replacedBy(folder), { recursive: true, force: true })
        },
        async giveUp() {
          rmSync(incoming, { recursive: true, force: true })
        },
      }
    },
  }
}

/** @param {string} path */
async function openFile(path) {
  try {
    // Once it is open, nobody can take it away.
    const file = await open(path)
    return file.createReadStream()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * Does something with each file, some side by side, and again where a connection was lost over it. After a failure
 * nothing is begun any more, and nothing is under way.
 *
 * @param {Pick<MediaFiles, 'atOnce' | 'attempts'>} how
 * @param {Iterable<string>} names
 * @param {(name: string) => Promise<void>} work
 * @param {(name: string, reason: string) => string} [sentence] what it failed at
 */
export async function withEachFile({ atOnce, attempts }, names, work, sentence = notCopied) {
  const waiting = [...names].values()
  /** @type {Error[]} */
  const failures = []
  const worker = async () => {
    for (const name of waiting) {
      if (failures.length > 0) return
      try {
        await persist(attempts, () => work(name))
      } catch (error) {
        failures.push(explained(error, (reason) => sentence(name, reason)))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const [first] = failures
  if (first) throw first
}

/**
 * @param {number} attempts
 * @param {() => Promise<void>} work
 */
async function persist(attempts, work) {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      await work()
      return
    } catch (error) {
      if (left === 0 || error instanceof Fault || isDiskFull(error)) throw error
    }
  }
}

/** @param {string} name @param {string} reason */
const notCopied = (name, reason) => `The media file ${name} could not be copied (${reason}).`

/**
 * @param {unknown} error
 * @param {(reason: string) => string} sentence
 */
function explained(error, sentence) {
  // A full disk is told of by whoever knows which one.
  if (error instanceof Error && (error instanceof Fault || isDiskFull(error))) return error
  const reason = error instanceof Error ? error.message || error.name : String(error)
  return new Fault(sentence(reason))
}

/**
 * The files that the content names, with their small versions.
 *
 * @param {string} cmsUrl
 */
export async function namedMedia(cmsUrl) {
  const rows = await query(
    cmsUrl,
    `select distinct value as name from media, jsonb_each_text(to_jsonb(media))
     where key ~ '(^|_)filename$' and value is not null order by 1`,
  )
  return rows.map(({ name }) => String(name))
}
