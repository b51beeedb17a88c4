import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { Kawung } from '#app/design/kawung.tsx'
import { OfferScene, type OfferSceneName } from '#app/design/offer-scene.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'

/** The top of an offer's page: title, summary and picture; without a picture, a drawing. */
export function OfferHeading({
  page,
  title,
  tagline,
  summary,
  cover,
  scene,
  children,
}: {
  page: PageName
  title: string
  tagline: string
  summary: string
  cover: PictureData | null
  scene: OfferSceneName
  children?: React.ReactNode
}) {
  return (
    <div className="grid items-end gap-x-14 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0 wrap-anywhere">
        <PageHeading page={page} title={title} {...(tagline === '' ? {} : { lead: tagline })}>
          {summary === '' ? null : <p className="mt-3 max-w-[60ch] text-soft">{summary}</p>}
          {children}
        </PageHeading>
      </div>
      {cover ? (
        <Picture
          className="mb-8 aspect-16/9 h-auto w-full rounded-card object-cover lg:mt-6"
          picture={cover}
          priority
          sizes={pictureSizes.half}
        />
      ) : (
        <div className="relative mb-8 hidden aspect-16/9 place-items-center overflow-hidden rounded-card bg-ground lg:mt-6 lg:grid">
          <Kawung />
          <OfferScene className="relative h-2/5 w-2/5" name={scene} />
        </div>
      )}
    </div>
  )
}
