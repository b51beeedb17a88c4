import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecordChart, RecordLine } from './record-chart.server.ts'
import { RecordDrawing } from './record-drawing.tsx'

const line: RecordLine = {
  id: 1,
  ticker: 'BQNS',
  rating: 'buy',
  kind: 'target',
  path: 'M0 0L500 100',
  start: { x: 0, y: 0 },
  end: { x: 50, y: 25 },
  label: { y: 25, isOutside: false },
}
const chart: RecordChart = {
  width: 1000,
  height: 400,
  lines: [],
  ticks: [],
  zeroY: 50,
  months: [],
  omitted: 0,
}

describe('RecordDrawing', () => {
  it.each([
    { name: 'inside', others: [{ label: { y: 26, isOutside: false } }] },
    { name: 'beside the drawing', others: [{ label: { y: 40, isOutside: true }, kind: 'open' }] },
    { name: 'without room', others: [{ label: null, kind: 'stop' }, { kind: 'closed' }] },
  ] as const)('writes the labels above the marks of later lines: $name', ({ others }) => {
    const lines = [
      line,
      ...others.map((other, index) => ({ ...line, id: index + 2, ticker: 'SMVR', ...other })),
    ]
    const html = renderToStaticMarkup(
      <RecordDrawing chart={{ ...chart, lines }} indexName="Wirasana 40" locale="id" />,
    )
    const lastMark = Math.max(html.lastIndexOf('<circle'), html.lastIndexOf('record-target'))
    expect(html.indexOf('>BQNS<')).toBeGreaterThan(lastMark)
  })
})
