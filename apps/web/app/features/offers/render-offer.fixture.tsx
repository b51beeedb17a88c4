import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** The page inside a layout with contacts and the legal notices. */
export function renderOffer(element: ReactElement): string {
  const contacts = { phone: '021-5550-0100', whatsapp: '', email: 'halo@contoh.example' }
  const siteChrome = { settings: { ...contacts, notices: { investment: 'Risiko', sbn: '' } } }
  const path = '/id/uji'
  const router = createMemoryRouter([{ id: 'id', path, loader: () => ({ siteChrome }), element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { id: { siteChrome } } },
  })
  return renderToString(<RouterProvider router={router} />)
}
