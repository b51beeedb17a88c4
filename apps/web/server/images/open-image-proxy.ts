import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import type { MediaProxy } from '../media-proxy.ts'
import { Converter } from './converter.ts'
import { internet } from './external-source.ts'
import { ImageProxy } from './image-proxy.ts'
import { ResultStore } from './result-store.ts'

const MEGABYTE = 1024 * 1024

/** The image proxy as the site runs it. */
export async function openImageProxy(
  { DATA_DIR, IMAGE_HOSTS, IMAGE_CACHE_MB }: Pick<Environment, 'DATA_DIR' | 'IMAGE_HOSTS' | 'IMAGE_CACHE_MB'>,
  media: Pick<MediaProxy, 'read'>,
  log: Logger,
): Promise<ImageProxy> {
  return new ImageProxy({
    hosts: IMAGE_HOSTS,
    readMedia: (path) => media.read(path),
    network: internet,
    converter: new Converter(),
    results: await ResultStore.open(join(DATA_DIR, 'images'), IMAGE_CACHE_MB * MEGABYTE),
    log,
  })
}
