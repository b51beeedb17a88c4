import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TwoLineTable } from './two-line-table.tsx'

it('names the two cells of a row on phones, without links that nobody sees', () => {
  const column = (key: string) => ({
    key,
    head: <a href={`?sort=${key}`}>{key}</a>,
    label: key,
    renderCell: () => key,
  })
  const html = renderToStaticMarkup(
    <TwoLineTable
      caption=""
      className=""
      columns={[column('name'), column('price'), column('per')]}
      items={[{ ticker: 'BQNS' }]}
      label="Perusahaan"
      renderBasis={() => 'PER'}
      renderNote={() => 'Bank'}
      shownColumn="per"
    />,
  )
  const heads = html.match(/<th[^>]* scope="col".*?<\/th>/g)
  expect(heads?.map((head) => head.match(/line-(?:cell|narrow)|<span class="line-narrow">[^<]*/g))).toEqual([
    ['line-cell', '<span class="line-narrow">name'],
    null,
    ['line-cell', '<span class="line-narrow">per'],
  ])
})
