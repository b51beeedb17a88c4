import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** The page inside a layout with the legal notices. */
export function renderOffer(element: ReactElement): string {
  const siteChrome = { settings: { notices: { investment: 'Risiko', sbn: '' } } }
  const path = '/id/uji'
  const router = createMemoryRouter([{ id: 'id', path, loader: () => ({ siteChrome }), element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { id: { siteChrome } } },
  })
  return renderToString(<RouterProvider router={router} />)
}
