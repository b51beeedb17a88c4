import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import { Picture } from './picture.tsx'
import { pictureSizes } from './picture-sizes.ts'

/** A card that is one link: the link covers the card and is named by the title. */
export function Card({
  to,
  title,
  headingLevel = 3,
  above,
  children,
}: {
  to: string
  title: string
  headingLevel?: 2 | 3
  above?: React.ReactNode
  children?: React.ReactNode
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="relative flex h-full flex-col gap-2 overflow-hidden rounded-card border border-line bg-card p-6 hover:border-action">
      {above}
      <Heading className="text-lg">
        <a className="after:absolute after:inset-0" href={to}>
          {title}
        </a>
      </Heading>
      {children}
    </article>
  )
}

/**
 * A full-width picture at the top of a card, for `above`. Without a picture, the empty frame keeps cards in a row
 * aligned.
 */
export function CardCover({ picture }: { picture: PictureData | null }) {
  return (
    <Picture
      className="-mx-6 -mt-6 mb-2 w-[calc(100%+3rem)] max-w-none"
      picture={picture}
      sizes={pictureSizes.card}
    />
  )
}

export function CardGrid({ children }: { children: React.ReactNode }) {
  return <div className="grid gap-[1.1rem] sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}
