import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import { Picture } from '#app/design/picture.tsx'

/** A picture of a report's first page; without one, a drawn sheet with the title. */
export function FirstPage({
  picture,
  title,
  isDecorative = false,
  isFirstSeen = false,
}: {
  picture: PictureData | null
  title: string
  /** True next to a title that is a link already. */
  isDecorative?: boolean
  isFirstSeen?: boolean
}) {
  if (picture) {
    return (
      <Picture
        className="h-auto w-full border border-line [box-shadow:var(--lift)]"
        picture={isDecorative ? { ...picture, alt: '' } : picture}
        priority={isFirstSeen}
        sizes="15rem"
      />
    )
  }
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[210/297] w-full flex-col overflow-hidden border border-line bg-white p-[9%] text-ink [box-shadow:var(--lift)]"
    >
      <span className="h-1 w-8 bg-accent" />
      <span className="mt-[12%] line-clamp-6 text-[0.62rem] leading-tight font-bold wrap-break-word">
        {title}
      </span>
      <span className="mt-auto grid gap-1.5">
        {['w-full', 'w-11/12', 'w-full', 'w-3/5'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four constant lines
          <span key={line} className={`h-0.5 bg-brand-200 ${width}`} />
        ))}
      </span>
    </div>
  )
}
