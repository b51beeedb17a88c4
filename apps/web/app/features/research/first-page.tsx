import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import { Picture } from '#app/design/picture.tsx'

/** A report's first page as it is printed; where there is no picture of it, a drawn sheet with the title. */
export function FirstPage({
  picture,
  title,
  isDecorative = false,
  isFirstSeen = false,
}: {
  picture: PictureData | null
  title: string
  /** Beside the title as a link it says nothing new. */
  isDecorative?: boolean
  isFirstSeen?: boolean
}) {
  if (picture) {
    return (
      <Picture
        className="h-auto w-full border border-line shadow-(--lift)"
        picture={isDecorative ? { ...picture, alt: '' } : picture}
        priority={isFirstSeen}
        sizes="15rem"
      />
    )
  }
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[210/297] w-full flex-col overflow-hidden border border-line bg-white p-[9%] text-ink shadow-(--lift)"
    >
      <span className="h-1 w-8 bg-accent" />
      <span className="mt-[12%] line-clamp-6 text-[0.62rem] leading-tight font-bold break-words">
        {title}
      </span>
      <span className="mt-auto grid gap-1.5">
        {['w-full', 'w-11/12', 'w-full', 'w-3/5'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four drawn lines that never change
          <span key={line} className={`h-0.5 bg-brand-200 ${width}`} />
        ))}
      </span>
    </div>
  )
}
