import { addAbortSignal } from 'node:stream'
import { contentTypeOf } from '../../apps/cms/src/media/kinds.ts'
import { S3Store } from '../../apps/cms/src/media/s3-store.ts'
import { Fault } from '../session/fault.mjs'
import { namedMedia } from './media-files.mjs'

/** A film of the largest size comes through in it over a slow line. */
const fileDeadlineMs = 900_000
/** Nobody waits for a page here, and the disk may be slow to take what comes. */
const usualSilenceMs = 30_000

/**
 * The editors' files in the bucket of the settings. Which there are the content says: listing would need a right of its
 * own, and tell as well of what nobody names any more.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ silenceMs?: number }} [options]
 * @returns {import('./media-files.mjs').MediaFiles}
 */
export function filesInBucket(env, { silenceMs = usualSilenceMs } = {}) {
  const store = openStore(env, silenceMs)
  /** @param {string} name */
  const read = async (name) => {
    try {
      return addAbortSignal(AbortSignal.timeout(fileDeadlineMs), await store.read(name))
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return null
      throw error
    }
  }
  return {
    atOnce: 8,
    attempts: 3,
    // A file is whole in the bucket, or not there.
    list: async (cmsUrl) => new Map((await namedMedia(cmsUrl)).map((name) => [name, 'whole'])),
    present: async () => [],
    keeps: async (name) => (await store.size(name)) !== null,
    read,
    checkReplaceable() {},
    async receive() {
      /** @type {Set<string>} */
      const added = new Set()
      const givenUp = new AbortController()
      return {
        async add(name, content, bytes) {
          if ((await store.size(name)) === null) added.add(name)
          const kind = contentTypeOf(name) ?? 'application/octet-stream'
          const signal = AbortSignal.any([AbortSignal.timeout(fileDeadlineMs), givenUp.signal])
          await store.writeFrom(content, { name, bytes, kind, signal })
        },
        read,
        // Nobody reaches what the content does not name, so the rest of the bucket stays as it is.
        async replace() {},
        async giveUp() {
          // Ended by a signal, some may be on their way.
          givenUp.abort()
          for (const name of added) await store.remove(name)
        },
      }
    },
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {number} silenceMs
 */
function openStore(env, silenceMs) {
  const { S3_BUCKET = '', S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Fault('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together with S3_BUCKET.')
  }
  return new S3Store({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT || undefined,
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: env.S3_FORCE_PATH_STYLE !== 'off',
    silenceMs,
  })
}
