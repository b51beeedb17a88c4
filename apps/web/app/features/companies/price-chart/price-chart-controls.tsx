import type { PriceRange } from '@site/contracts/market/prices.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { Form } from '#app/design/form.tsx'
import { LinkChips } from '#app/design/link-tabs.tsx'
import type { ChartView } from '#app/features/companies/company-view.ts'
import { defaultView } from '#app/features/companies/company-view.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { CompanyField } from '#app/layout/company-field.tsx'
import { PriceRanges } from '#app/market/price-ranges.tsx'
import { priceChartCopy } from './price-chart-copy.ts'
import { defaultChart, hasLogScale, queryOfChart, SECTOR } from './price-chart-view.ts'
import type { PriceSummary } from './price-summary.server.ts'

interface PriceChartControlsProps {
  locale: Locale
  ticker: string
  slug: string
  range: PriceRange
  view: ChartView
  /** null: there is none. */
  index: PriceSummary['index']
  /** Why the comparison that `view` requests is not drawn. */
  versusError: PriceSummary['versusError']
}

/** Range and options of the chart: every choice is a link. */
export function PriceChartControls({ view: requested, ...props }: PriceChartControlsProps) {
  const { locale, slug, range, index } = props
  const words = priceChartCopy[locale]
  // The index is drawn with the share's own prices.
  const view: ChartView = index?.isRequested ? { ...requested, versus: null, index: 'shown' } : requested
  const toPath = (chart: ChartView, ofRange = range) =>
    pathTo('companyDetail', locale, { slug }, queryOfChart(ofRange, chart))
  const to = (change: Partial<ChartView>) => toPath({ ...view, versus: null, ...change })
  const chips =
    view.versus === null
      ? [
          { label: words.line, to: to({ type: 'line' }), isCurrent: view.type === 'line' },
          { label: words.candles, to: to({ type: 'candles' }), isCurrent: view.type === 'candles' },
          ...(index
            ? [
                {
                  label: index.name,
                  to: to({ index: index.isShown ? 'hidden' : 'shown' }),
                  isCurrent: index.isShown,
                },
              ]
            : []),
          {
            label: words.averages,
            to: to({ hasAverages: !view.hasAverages }),
            isCurrent: view.hasAverages,
          },
          { label: words.rawPrices, to: to({ isAdjusted: !view.isAdjusted }), isCurrent: !view.isAdjusted },
          ...(hasLogScale(range)
            ? [{ label: words.logScale, to: to({ isLog: !view.isLog }), isCurrent: view.isLog }]
            : []),
        ]
      : [{ label: words.endComparison, to: to({}), isCurrent: false }]
  return (
    <div className="mt-2 grid gap-3">
      <PriceRanges locale={locale} toPath={(each) => toPath(view, each)} range={range} />
      <LinkChips keepsScroll chips={chips} label={words.view} />
      <Comparison {...props} toPath={toPath} view={view} />
    </div>
  )
}

function Comparison({
  locale,
  ticker,
  slug,
  range,
  index,
  versusError,
  view: { versus },
  toPath,
}: PriceChartControlsProps & { toPath: (chart: ChartView) => string }) {
  const words = priceChartCopy[locale]
  const pathWith = (other: string) => toPath({ ...defaultChart, versus: other })
  return (
    <details key={versus ?? ''} data-screen-only open={versus !== null}>
      <summary className="text-link w-fit py-3 text-sm">{words.compare}</summary>
      <div className="mt-3 grid gap-3 border-y border-line py-4">
        <Form
          action={pathTo('companyDetail', locale, { slug })}
          className="flex flex-wrap items-end gap-3"
          preventScrollReset
        >
          {range === defaultView.range ? null : <input name="range" type="hidden" value={range} />}
          <CompanyField
            error={versus === SECTOR ? undefined : (versusError ?? undefined)}
            label={words.compareWith}
            locale={locale}
            name="versus"
            page={versus ?? ''}
            pathWith={pathWith}
            typed={versus === SECTOR ? '' : (versus ?? '')}
            without={[ticker]}
          />
          <SubmitButton>{words.compareSubmit}</SubmitButton>
        </Form>
        <LinkChips
          keepsScroll
          chips={[
            ...(index
              ? [
                  {
                    label: index.name,
                    to: toPath({ ...defaultChart, index: 'shown' }),
                    isCurrent: versus === null && index.isShown,
                  },
                ]
              : []),
            { label: words.compareSector, to: pathWith(SECTOR), isCurrent: versus === SECTOR },
          ]}
          label={words.compare}
        />
      </div>
    </details>
  )
}
