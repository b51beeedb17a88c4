import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'

/** A picture of the CMS. `priority` for the one that is seen first; all others load when they come near. */
export function Picture({
  picture,
  priority = false,
  className,
}: {
  picture: PictureData
  priority?: boolean
  className?: string
}) {
  return (
    <img
      alt={picture.alt}
      className={className}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      height={picture.height}
      loading={priority ? undefined : 'lazy'}
      src={picture.path}
      width={picture.width}
    />
  )
}
