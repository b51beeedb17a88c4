import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { brandSettings } from '#app/head/brand-settings.ts'
import { pageHead } from '#app/head/page-head.ts'
import type { PageHead } from '#app/head/page-head-data.ts'
import { Header } from './header.tsx'

/** The link in the bar of phones. */
function findDockLink(head: PageHead | null): string | undefined {
  const path = '/id/uji'
  const element = <Header leads={{}} menu={{ header: [], footer: [] }} settings={brandSettings} />
  const router = createMemoryRouter([{ id: 'id', path, loader: () => ({ head }), element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { id: { head } } },
  })
  const html = renderToString(<RouterProvider router={router} />)
  return /<a class="[^"]*dock-link"[^>]*>[^<]*/.exec(html)?.[0]
}

const head = pageHead({ page: 'eventDetail', title: '', description: '', params: { slug: 'kelas' } })

describe('the bar of phones', () => {
  it('offers an account', () => {
    expect(findDockLink(head)).toContain('href="/id/buka-rekening">Buka rekening')
  })

  it.each(['contactUs', 'investmentCalculator', 'searchResult', 'exchangeCalendar'] as const)(
    'offers it on %s, below the main button of the page',
    (page) => {
      const link = findDockLink(pageHead({ page, title: '', description: '' }))
      expect(link).toContain('class="button button-quiet dock-link" href="/id/buka-rekening"')
    },
  )

  it('offers it on an error page, too', () => {
    expect(findDockLink(null)).toContain('class="button dock-link" href="/id/buka-rekening"')
  })

  it("offers the page's own action in its place", () => {
    const action = { to: '/id/daftar', label: 'Daftar acara ini' }
    expect(findDockLink({ ...head, action })).toContain('href="/id/daftar">Daftar acara ini')
  })
})
