import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import { type ImageWidth, imagePath, imageWidths } from './image-address.ts'
import { pictureSizes } from './picture-sizes.ts'

/** For readers that know no `srcset`. */
const PLAIN_WIDTH = 1280

/**
 * Chromium keeps a picture that has left the document with its `srcset` for as long as the document lives: its sources
 * go while it still stands there, `src` first: left alone, it would be loaded. In development React tries each ref twice.
 */
function keepUntilGone(picture: HTMLImageElement) {
  return () => {
    for (const name of ['src', 'srcset', 'sizes']) {
      picture.removeAttribute(name)
    }
  }
}

/**
 * A picture of the CMS; `className` is its frame's, which crops it where it has a shape of its own. `sizes` says
 * how wide the frame is drawn. `priority` is for the one that is seen first: the page asks the browser for it
 * before everything else (React writes the preload link); all others load when they come near.
 */
export function Picture({
  picture,
  sizes = pictureSizes.column,
  priority = false,
  className = '',
}: {
  picture: PictureData | null
  sizes?: string
  priority?: boolean
  className?: string
}) {
  if (picture === null) {
    return <span aria-hidden="true" className={`picture picture-none ${className}`} />
  }
  const { path, alt, width, height, placeholder } = picture
  return (
    <span className={`picture ${className}`}>
      {placeholder === null ? null : (
        <img alt="" className="picture-soft" height={height} src={placeholder} width={width} />
      )}
      <img
        alt={alt}
        className="picture-sharp"
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        height={height}
        loading={priority ? undefined : 'lazy'}
        ref={import.meta.env.PROD ? keepUntilGone : undefined}
        // A lazy picture is asked for when its frame has been laid out, so the browser may look for itself.
        sizes={priority ? sizes : `auto, ${sizes}`}
        src={imagePath(path, PLAIN_WIDTH)}
        srcSet={sourcesOf(path, width)}
        width={width}
      />
    </span>
  )
}

/**
 * Each width below the picture's own, then its own: the next step up is asked for and not enlarged, so that it
 * comes as wide as it is.
 */
export function sourcesOf(path: string, width: number): string {
  const smaller = imageWidths.filter((step) => step < width)
  const own: ImageWidth | undefined = imageWidths.find((step) => step >= width)
  return [
    ...smaller.map((step) => `${imagePath(path, step)} ${step}w`),
    ...(own ? [`${imagePath(path, own)} ${width}w`] : []),
  ].join(', ')
}
