import { describe, expect, it } from 'vitest'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { PriceChartControls } from './price-chart-controls.tsx'
import { defaultChart, SECTOR } from './price-chart-view.ts'

const error = '“ZZZZ” does not match exactly one other share.'

const renderControls = (versus: string | null, versusError: string | null) =>
  renderAt(
    '/en',
    <PriceChartControls
      index={null}
      locale="en"
      range="1Y"
      slug="bqns"
      ticker="BQNS"
      versusError={versusError}
      view={{ ...defaultChart, versus }}
    />,
  )

const findField = (html: string) => /<input[^>]*name="versus"[^>]*>/.exec(html)?.[0]

describe('the field for another share', () => {
  it.each(['ZZZZ', 'BANK', '<b>'])('has the error of %s, and is open', (typed) => {
    const html = renderControls(typed, error)
    expect(html).toContain(error)
    expect(findField(html)).toContain('aria-invalid="true"')
    expect(html).toContain('<details data-screen-only="true" open="">')
  })

  it.each([
    { name: 'without an error', versus: 'AVPU', versusError: null },
    { name: 'without a comparison', versus: null, versusError: null },
    { name: 'if the sector, which nobody types, is unavailable', versus: SECTOR, versusError: error },
  ])('has none $name', ({ versus, versusError }) => {
    const html = renderControls(versus, versusError)
    expect(html).not.toContain(error)
    expect(findField(html)).not.toContain('aria-invalid="true"')
  })
})
