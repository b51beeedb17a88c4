import type { ArticleSummary } from '@site/contracts/content/articles.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleCard } from './article-card.tsx'
import { ArticleLead } from './article-lead.tsx'

const article: ArticleSummary = {
  id: 1,
  slug: 'judul',
  title: 'Judul',
  summary: 'Ringkasan artikel.',
  cover: { path: '/media/a.webp', alt: 'Gambar', width: 1200, height: 675, placeholder: null },
  category: { id: 1, slug: 'dasar', name: 'Dasar investasi' },
  author: null,
  publishedAt: '2026-11-18T02:00:00.000Z',
  readingMinutes: 2,
}

describe('an article in a list', () => {
  it('renders no empty paragraph without an excerpt', () => {
    const html = renderToStaticMarkup(<ArticleCard article={{ ...article, summary: '' }} locale="id" />)
    expect(html).not.toMatch(/<p[^>]*><\/p>/)
  })

  it('draws a placeholder without a picture, hidden from screen readers', () => {
    const html = renderToStaticMarkup(<ArticleLead articles={[{ ...article, cover: null }]} locale="id" />)
    expect(html).not.toContain('<img')
    expect(html).toContain('<div aria-hidden="true"')
  })

  it('renders no list if there is only the lead article', () => {
    expect(renderToStaticMarkup(<ArticleLead articles={[article]} locale="id" />)).not.toContain('<ul')
  })
})
