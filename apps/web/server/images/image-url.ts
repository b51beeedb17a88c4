import { type ImageWidth, imagesPath, imageWidths } from '#app/design/image-path.ts'
import { isImagePath } from '../base/own-paths.ts'
import { ImageError } from './image-error.ts'

/** The source of an image; `key` is canonical. */
export type ImageSource =
  | { readonly kind: 'media'; readonly path: string; readonly key: string }
  | { readonly kind: 'external'; readonly host: string; readonly path: string; readonly key: string }

interface ImageUrl {
  readonly width: ImageWidth
  readonly source: ImageSource
}

const MEDIA = /^media\/([A-Za-z0-9][A-Za-z0-9._-]{0,200})$/
const EXTERNAL = /^https\/([a-z0-9.-]{1,253})\/(.{1,1000})$/
/** Percent-encoded bytes only beyond ASCII: an encoded dot, slash or percent sign is an attack. */
const SEGMENT =
  /^(?:[A-Za-z0-9_~!$'()*+,;=@-]|%[89A-Fa-f][0-9A-Fa-f])(?:[A-Za-z0-9._~!$'()*+,;=@-]|%[89A-Fa-f][0-9A-Fa-f])*$/

/**
 * Parses `/images/<width>/media/<file>` and `/images/<width>/https/<host>/<path>`. Everything is in the path, and a
 * query is rejected, so that each image has one URL in every cache. The name of a media file changes with its content,
 * so responses are immutable; an external host must use a new path for a changed image.
 */
export function parseImageUrl(url: URL, hosts: ReadonlySet<string>): ImageUrl {
  if (url.search !== '' || !isImagePath(url.pathname)) {
    throw new ImageError(400, 'image URLs have no query')
  }
  const [, digits = '', rest = ''] = /^(\d{1,5})\/(.*)$/.exec(url.pathname.slice(imagesPath.length)) ?? []
  const width = imageWidths.find((allowed) => String(allowed) === digits)
  if (width === undefined) {
    throw new ImageError(404, 'not an allowed width')
  }
  return { width, source: mediaSource(rest) ?? externalSource(rest, hosts) }
}

function mediaSource(rest: string): ImageSource | null {
  const file = MEDIA.exec(rest)?.[1]
  return file === undefined || file.includes('..')
    ? null
    : { kind: 'media', path: `/media/${file}`, key: `/media/${file}` }
}

function externalSource(rest: string, hosts: ReadonlySet<string>): ImageSource {
  const [, host = '', path = ''] = EXTERNAL.exec(rest) ?? []
  if (host === '' || !path.split('/').every((segment) => SEGMENT.test(segment))) {
    throw new ImageError(400, 'not an image URL')
  }
  if (!hosts.has(host)) {
    throw new ImageError(404, 'not an allowed host')
  }
  // URL parsing must not change the checked URL.
  const { href } = new URL(`https://${host}/${path}`)
  if (href !== `https://${host}/${path}`) {
    throw new ImageError(400, 'not an image URL')
  }
  return { kind: 'external', host, path: `/${path}`, key: href }
}
