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

describe('promotions that ended', () => {
  const html = renderToStaticMarkup(<EndedPromos locale="id" promos={[promo]} />)

  it('say so in words, with the dates between which they held', () => {
    expect(html).toContain('Berakhir')
    expect(html).toContain('1 Agu 2026 – 31 Agu 2026')
  })

  it('lead to those that run', () => {
    expect(html).toContain('href="/id/promo"')
  })
})
