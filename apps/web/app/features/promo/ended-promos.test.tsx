import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EndedPromos } from './ended-promos.tsx'

const promo = {
  id: 1,
  slug: 'agustus',
  title: 'Promo Agustus',
  summary: 'Komisi kembali.',
  cover: null,
  startsAt: '2026-08-01T00:00:00.000Z',
  endsAt: '2026-08-31T16:59:00.000Z',
  product: null,
  status: 'ended',
} as const

describe('ended promotions', () => {
  const html = renderToStaticMarkup(<EndedPromos locale="id" promos={[promo]} />)

  it('state that they have ended, with start and end date', () => {
    expect(html).toContain('Berakhir')
    expect(html).toContain('1 Agu 2026 – 31 Agu 2026')
  })

  it('link to current promotions', () => {
    expect(html).toContain('href="/id/promo"')
  })
})
