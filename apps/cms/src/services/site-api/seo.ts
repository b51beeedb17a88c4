import type { Seo } from '@site/contracts/content/document-parts.ts'
import type { Article } from '#cms/base/payload-types.ts'
import { picture } from './files.ts'
import type { Tags } from './tags.ts'

/** What an editor wrote for search engines and shared links; null if nothing. */
export function toSeo({ seo }: Pick<Article, 'seo'>, tags: Tags): Seo | null {
  const { title, description, image } = seo ?? {}
  return title || description || image
    ? { title: title || null, description: description || null, image: picture(image, tags) }
    : null
}
