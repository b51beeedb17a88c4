import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import { toInitials } from './initials.ts'
import { Picture } from './picture.tsx'

/** A portrait, or initials if there is none; the name is in the text next to it. */
export function Portrait({
  name,
  picture = null,
  size = 'small',
}: {
  name: string
  picture?: PictureData | null
  size?: 'small' | 'large'
}) {
  const box = size === 'large' ? 'size-28 text-xl sm:size-36' : 'size-12 text-base'
  return picture ? (
    <Picture className={`${box} shrink-0 rounded-full object-cover`} picture={picture} sizes="9rem" />
  ) : (
    <span
      aria-hidden="true"
      className={`initials ${box} grid shrink-0 place-items-center rounded-full bg-board font-bold text-on-board`}
    >
      {toInitials(name)}
    </span>
  )
}
