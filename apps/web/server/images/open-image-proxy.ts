import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import type { MediaProxy } from '../media-proxy.ts'
import { Converter } from './converter.ts'
import { internet } from './external-source.ts'
import { ImageProxy, type KeptResults } from './image-proxy.ts'
import { ResultStore } from './result-store.ts'

const MEGABYTE = 1024 * 1024

/** The image proxy as the site runs it. */
export async function openImageProxy(
  { DATA_DIR, IMAGE_HOSTS, IMAGE_CACHE_MB }: Pick<Environment, 'DATA_DIR' | 'IMAGE_HOSTS' | 'IMAGE_CACHE_MB'>,
  media: Pick<MediaProxy, 'read' | 'isWithdrawn'>,
  log: Logger,
): Promise<ImageProxy> {
  return new ImageProxy({
    hosts: IMAGE_HOSTS,
    readMedia: (path) => media.read(path),
    isWithdrawn: (path) => media.isWithdrawn(path),
    network: internet,
    converter: new Converter(),
    results: await openResults(join(DATA_DIR, 'images'), IMAGE_CACHE_MB * MEGABYTE, log),
    log,
  })
}

/** On a disk that is full or fails, each picture is made anew: the site is worth more than what it keeps. */
async function openResults(folder: string, limitBytes: number, log: Logger): Promise<KeptResults> {
  try {
    const results = await ResultStore.open(folder, limitBytes)
    if (results.outOfReach > 0) {
      log.warn({ folder, files: results.outOfReach }, 'some of the kept pictures are out of reach')
    }
    return results
  } catch (error) {
    log.warn({ folder, reason: String(error) }, 'pictures cannot be kept on disk')
    return { get: async () => null, set: async () => {}, remove: async () => {} }
  }
}
