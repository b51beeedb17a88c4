import { ArticleSchema } from '@site/contracts/content/articles.ts'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { uploadImage } from '../../../test/media.ts'
import { publishedArticle, requestSite } from '../../../test/service.ts'

const fetchSeo = async (slug: string) =>
  v.parse(ArticleSchema, await (await requestSite(`articles/${slug}?locale=id`)).json()).seo

it('an article has what an editor wrote for search engines, and null for the rest', async () => {
  const image = await uploadImage('kartu.webp', 91, 'Kartu')
  await publishedArticle('dengan-seo', { seo: { title: 'Judul mesin pencari', image: image.id } })
  expect(await fetchSeo('dengan-seo')).toEqual({
    title: 'Judul mesin pencari',
    description: null,
    image: expect.objectContaining({ path: `/media/${image.filename}`, alt: 'Kartu' }),
  })
  await publishedArticle('tanpa-seo')
  expect(await fetchSeo('tanpa-seo')).toBeNull()
})
