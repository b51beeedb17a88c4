import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Locale } from '#app/i18n/locales.ts'

export function renderHtml(locale: Locale, element: ReactElement): string {
  const path = `/${locale}`
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
