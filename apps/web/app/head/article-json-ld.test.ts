import { expect, it } from 'vitest'
import { articleJsonLd } from './article-json-ld.ts'
import { brandSettings } from './brand-settings.ts'

const site = {
  siteUrl: 'https://wirasana.example',
  settings: brandSettings,
  locale: 'id',
  languageTag: 'id-ID',
  canonical: 'https://wirasana.example/id/a',
  picture: 'https://wirasana.example/a.png',
} as const
const publishedAt = '2026-11-18T02:00:00.000Z'

it.each([
  { name: 'of its publication', revisedAt: null, modified: publishedAt },
  { name: 'of its revision', revisedAt: '2026-11-20T02:00:00.000Z', modified: '2026-11-20T02:00:00.000Z' },
])('states the time $name as the last change of an article', ({ revisedAt, modified }) => {
  const article = { title: 'T', summary: 'S', publishedAt, revisedAt }
  expect(articleJsonLd('Article', article, site)).toMatchObject({
    datePublished: publishedAt,
    dateModified: modified,
  })
})
