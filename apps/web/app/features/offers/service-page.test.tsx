import { describe, expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { service } from './sample-service.fixture.ts'
import { ServicePage } from './service-page.tsx'

const bare = { ...service, title: 'Gerbang '.repeat(25).trim(), body: '<p>Isi</p>' }

const renderHtml = (service: typeof bare) =>
  renderAt('/id/layanan/gerbang-nasabah-prioritas', <ServicePage locale="id" service={service} />)

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
