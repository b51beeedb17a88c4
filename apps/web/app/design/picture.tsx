import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import { type ImageWidth, imagePath, imageWidths } from './image-path.ts'
import { pictureSizes } from './picture-sizes.ts'

/** For clients without `srcset` support. */
export const PLAIN_WIDTH = 1280

/**
 * Chromium keeps a removed picture and its `srcset` in memory for the lifetime of the document. Clear its sources
 * before it is removed, `src` first: left alone, it would be loaded. In development, React calls each ref twice.
 */
function clearSourcesOnUnmount(picture: HTMLImageElement) {
  return () => {
    for (const name of ['src', 'srcset', 'sizes']) {
      picture.removeAttribute(name)
    }
  }
}

/**
 * A CMS picture. `className` styles its frame, which crops the picture if it sets an aspect ratio. `sizes` is the
 * rendered width of the frame. `priority` is for the largest picture in the first viewport: React preloads it; all
 * others load lazily.
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
        ref={import.meta.env.PROD ? clearSourcesOnUnmount : undefined}
        // A lazy picture is requested after layout, so the browser can determine its width itself.
        sizes={priority ? sizes : `auto, ${sizes}`}
        src={imagePath(path, PLAIN_WIDTH)}
        srcSet={formatSources(path, width)}
        width={width}
      />
    </span>
  )
}

/**
 * Every step below the picture's width, then that width. The last one is requested at the next larger step, which the
 * image proxy does not enlarge.
 */
export function formatSources(path: string, width: number): string {
  const smaller = imageWidths.filter((step) => step < width)
  const own: ImageWidth | undefined = imageWidths.find((step) => step >= width)
  return [
    ...smaller.map((step) => `${imagePath(path, step)} ${step}w`),
    ...(own ? [`${imagePath(path, own)} ${width}w`] : []),
  ].join(', ')
}
