import { type ImageWidth, imagesPath, imageWidths } from '#app/design/image-address.ts'
import { ImageFault } from './image-fault.ts'

/** Where a picture comes from; the key is the same for the same picture, however it is asked for. */
export type ImageSource =
  | { readonly kind: 'media'; readonly path: string; readonly key: string }
  | { readonly kind: 'external'; readonly host: string; readonly path: string; readonly key: string }

interface ImageAddress {
  readonly width: ImageWidth
  readonly source: ImageSource
}

const MEDIA = /^media\/([A-Za-z0-9][A-Za-z0-9._-]{0,200})$/
const EXTERNAL = /^https\/([a-z0-9.-]{1,253})\/(.{1,1000})$/
/** Of encoded bytes only letters beyond ASCII: an encoded dot, slash or percent sign means harm. */
const SEGMENT =
  /^(?:[A-Za-z0-9_~!$'()*+,;=@-]|%[89A-Fa-f][0-9A-Fa-f])(?:[A-Za-z0-9._~!$'()*+,;=@-]|%[89A-Fa-f][0-9A-Fa-f])*$/

export function isImagePath(pathname: string): boolean {
  return pathname.startsWith(imagesPath)
}

/**
 * `/images/<width>/media/<file>` and `/images/<width>/https/<host>/<path>`: everything that decides is in the
 * path, where every cache looks and no order of parameters makes a second address of the same picture; a query
 * is refused for the same reason. A file's name changes with its content, so an answer stays true for ever; a
 * foreign host whose picture changes must give it another path.
 */
export function imageAddress(url: URL, hosts: ReadonlySet<string>): ImageAddress {
  if (url.search !== '' || !isImagePath(url.pathname)) {
    throw new ImageFault(400, 'an image address has no query')
  }
  const [, digits = '', rest = ''] = /^(\d{1,5})\/(.*)$/.exec(url.pathname.slice(imagesPath.length)) ?? []
  const width = imageWidths.find((known) => String(known) === digits)
  if (width === undefined) {
    throw new ImageFault(404, 'not one of the widths')
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
    throw new ImageFault(400, 'not the address of a picture')
  }
  if (!hosts.has(host)) {
    throw new ImageFault(404, 'not one of the hosts')
  }
  // What will be asked must be what was checked, character for character.
  const { href } = new URL(`https://${host}/${path}`)
  if (href !== `https://${host}/${path}`) {
    throw new ImageFault(400, 'not the address of a picture')
  }
  return { kind: 'external', host, path: `/${path}`, key: href }
}
