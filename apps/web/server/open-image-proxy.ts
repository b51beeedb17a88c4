import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from './base/environment.ts'
import { Converter } from './images/converter.ts'
import { internet } from './images/external-source.ts'
import { ImageProxy, type ImageResults } from './images/image-proxy.ts'
import { ResultStore } from './images/result-store.ts'
import type { MediaProxy } from './media/media-proxy.ts'
import type { MediaStatusCache } from './media/media-status-cache.ts'

const MEGABYTE = 1024 * 1024

/** The image proxy with its production dependencies. */
export function openImageProxy(
  { DATA_DIR, IMAGE_HOSTS, IMAGE_CACHE_MB }: Pick<Environment, 'DATA_DIR' | 'IMAGE_HOSTS' | 'IMAGE_CACHE_MB'>,
  media: Pick<MediaProxy, 'read'> & { readonly statuses: Pick<MediaStatusCache, 'isUnpublished'> },
  log: Logger,
): ImageProxy {
  return new ImageProxy({
    hosts: IMAGE_HOSTS,
    readMedia: (path) => media.read(path),
    isUnpublished: (path) => media.statuses.isUnpublished(path),
    network: internet,
    converter: new Converter(),
    results: openResults(join(DATA_DIR, 'images', 'results.sqlite'), IMAGE_CACHE_MB * MEGABYTE, log),
    log,
  })
}

/** If the disk is full or fails, images are converted for each request. */
function openResults(file: string, limitBytes: number, log: Logger): ImageResults {
  const warn = (error: unknown, message: string) => log.warn({ file, reason: String(error) }, message)
  try {
    return new ResultStore(file, limitBytes, {
      report: (error) => warn(error, 'Image cache unreadable, recreated'),
    })
  } catch (error) {
    warn(error, 'Image cache unavailable')
    return { get: async () => null, set: async () => {}, remove: async () => {} }
  }
}
