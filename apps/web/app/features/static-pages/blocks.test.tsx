import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Blocks } from './blocks.tsx'

it('renders incomplete blocks without empty headings, pictures or buttons without links', () => {
  const html = renderToString(
    <Blocks
      blocks={[
        { kind: 'text', heading: '', body: '<p>Isi</p>' },
        { kind: 'picture', picture: null, caption: 'Tanpa gambar' },
        { kind: 'callToAction', heading: '', text: 'Lanjut', page: 'blogDetail', label: 'Baca' },
      ]}
      locale="id"
    />,
  )
  expect(html).toContain('<p>Isi</p>')
  expect(html).not.toContain('<h2')
  expect(html).not.toContain('<figure')
  expect(html).not.toContain('Tanpa gambar')
  expect(html).not.toContain('href=')
})

it('renders a figure in large type and words smaller', () => {
  const html = renderToString(
    <Blocks
      blocks={[
        {
          kind: 'figures',
          heading: 'Angka',
          items: [
            { label: 'Emiten', value: '40' },
            { label: 'Rekening', value: 'Reguler, margin, syariah' },
          ],
        },
      ]}
      locale="id"
    />,
  )
  expect(html).toMatch(/text-3xl">40</)
  expect(html).toMatch(/text-xl">Reguler/)
})
