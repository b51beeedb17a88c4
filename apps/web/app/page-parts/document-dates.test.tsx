import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DocumentDates } from './document-dates.tsx'

const publishedAt = '2026-11-18T02:00:00.000Z'

it.each([
  { locale: 'id', revisedAt: null, text: 'Terbit 18 November 2026' },
  {
    locale: 'en',
    revisedAt: '2026-11-20T02:00:00.000Z',
    text: 'Published November 18, 2026 · Updated November 20, 2026',
  },
] as const)('the dates of a document are $text', ({ locale, revisedAt, text }) => {
  const html = renderToStaticMarkup(<DocumentDates document={{ publishedAt, revisedAt }} locale={locale} />)
  expect(html.replace(/<[^>]+>/g, '')).toBe(text)
})
