import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** The HTML of an element whose links are relative to a path. */
export function renderAt(path: string, element: ReactNode): string {
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
