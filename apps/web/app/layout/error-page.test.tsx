import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import ErrorContent from '#app/errors/error-content.tsx'
import { ErrorPage } from './error-page.tsx'
import { LastResort } from './last-resort.tsx'

/** Renders the page that a visitor gets if the route at the address throws the error. */
async function renderPage(address: string, error: unknown, boundary = <ErrorContent />): Promise<string> {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => {
          throw error
        },
        element: null,
        errorElement: boundary,
      },
    ],
    { initialEntries: [address] },
  )
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (initialized) {
        unsubscribe()
        resolve()
      }
    })
  })
  return renderToString(<RouterProvider router={router} />)
}

describe('the error page', () => {
  it.each([
    { address: '/en/x', status: 404, sentence: 'This page could not be found' },
    { address: '/id/x', status: 404, sentence: 'Halaman tidak ditemukan' },
    { address: '/en/x', status: 503, sentence: 'This page cannot be shown yet' },
    { address: '/id/x', status: 400, sentence: 'Permintaan tidak dapat diproses' },
  ])('explains status $status in the language of $address', async (row) => {
    const html = await renderPage(row.address, new Response(null, { status: row.status }))
    expect(html).toContain(row.sentence)
    expect(html).toContain(String(row.status))
  })

  it('does not disclose an unexpected error', async () => {
    const html = await renderPage('/en/x', new Error('password of the database'))
    expect(html).toContain('Something went wrong on our side')
    expect(html).not.toContain('password')
  })

  it('shows the literal sentence of the specification below the Indonesian one', async () => {
    const html = await renderPage('/id/x', new Response(null, { status: 404 }))
    expect(html).toMatch(/lang="en"[^>]*>This page could not be found/)
  })
})

describe('the error page after a lost connection', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('network error'),
    new Error('Unable to decode turbo-stream response'),
  ])('states the lost connection and retries the same URL (%s)', async (error) => {
    const html = await renderPage('/id/x?tab=ratios', error, <ErrorPage />)
    expect(html).toContain('Koneksi terputus')
    expect(html).toContain('href="/id/x?tab=ratios"')
    expect(html).toContain('Coba lagi')
    expect(html).not.toContain('sisi kami')
  })

  it('does not mistake an error of the page for a lost connection', async () => {
    const html = await renderPage('/en/x', new TypeError('x is not a function'), <ErrorContent />)
    expect(html).toContain('Something went wrong on our side')
    const whole = await renderPage('/en/x', new TypeError('x is not a function'), <ErrorPage />)
    expect(whole).not.toContain('connection')
  })
})

describe('the last resort', () => {
  it('states literally that the error page failed and links to the home page', async () => {
    const html = await renderPage('/en/x', new Error('first'), <LastResort />)
    expect(html).toContain('An error occurred while showing the error page')
    expect(html).toContain('href="/en"')
  })
})
