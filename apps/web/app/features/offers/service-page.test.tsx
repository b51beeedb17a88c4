import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { service } from './sample-service.fixture.ts'
import { ServicePage } from './service-page.tsx'

const bare = { ...service, title: 'Gerbang '.repeat(25).trim(), body: '<p>Isi</p>' }

function renderHtml(service: typeof bare): string {
  const element = <ServicePage locale="id" service={service} />
  const path = '/id/layanan/gerbang-nasabah-prioritas'
  const router = createMemoryRouter([{ path, element }], { initialEntries: [path] })
  return renderToString(<RouterProvider router={router} />)
}

describe('the page of a service', () => {
  it('renders without picture, summary, facts and steps, and links to the next step', () => {
    const html = renderHtml(bare)
    expect(html).toContain(bare.title)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<dl')
    expect(html).not.toContain('<ol class="steps"')
    expect(html).toContain('href="/id/hubungi-kami"')
  })

  it('shows its condition from the data, as a figure and a drawing', () => {
    const html = renderHtml({ ...bare, minimumAssets: 500_000_000 })
    expect(html).toContain('Rp500\u00a0juta</p>')
    expect(html).toContain('aria-label="Aset yang tumbuh melewati garis Rp500\u00a0juta"')
  })
})
