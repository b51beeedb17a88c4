import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RowList } from './row-list.tsx'

describe('a row', () => {
  it('with a URL is a link that is named by its title only', () => {
    const html = renderToStaticMarkup(
      <RowList rows={[{ key: 'BQNS', to: '/id/bqns', title: 'BQNS', note: 'Bank', figure: '4.120' }]} />,
    )
    expect(html).toContain('<a href="/id/bqns">BQNS</a>')
    expect(html).not.toContain('<details')
  })

  it('with details has the target of its fragment within them, so that browsers open it', () => {
    const html = renderToStaticMarkup(
      <RowList rows={[{ key: 'a', id: 'bqns-dividend', title: 'BQNS', details: 'Tahun buku 2026' }]} />,
    )
    expect(html).toMatch(/<\/summary><div class="row-details" id="bqns-dividend">Tahun buku 2026<\/div>/)
  })
})
