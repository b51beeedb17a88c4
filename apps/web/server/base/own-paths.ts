import { SHARE_PREFIX } from '@site/contracts/content/share-image.ts'
import { imagesPath } from '#app/design/image-path.ts'

export function isMediaPath(pathname: string): boolean {
  return pathname.startsWith('/media/')
}

export function isImagePath(pathname: string): boolean {
  return pathname.startsWith(imagesPath)
}

export function isSharePath(pathname: string): boolean {
  return pathname.startsWith(`${SHARE_PREFIX}/`)
}
