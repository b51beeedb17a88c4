import type { PriceRange } from '@site/contracts/market/prices.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import { LinkChips } from '#app/design/link-tabs.tsx'
import { companyNames } from '#app/features/companies/company-copy.ts'
import type { ChartView } from '#app/features/companies/company-view.ts'
import { defaultView } from '#app/features/companies/company-view.ts'
import { overviewCopy } from '#app/features/companies/overview/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import { defaultChart, MAX_VERSUS_LENGTH, queryOfChart, SECTOR } from './price-chart-view.ts'

export const chartRanges: readonly PriceRange[] = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', 'max']

interface PriceChartControlsProps {
  locale: Locale
  slug: string
  range: PriceRange
  view: ChartView
}

/** Range and options of the chart: every choice is a link. */
export function PriceChartControls({ locale, slug, range, view }: PriceChartControlsProps) {
  const words = priceChartCopy[locale]
  const to = (change: Partial<ChartView>) =>
    pathTo('companyDetail', locale, { slug }, queryOfChart(range, { ...view, ...change }))
  const isComparison = view.versus !== null
  const chips = [
    { label: words.line, to: to({ type: 'line', versus: null }), isCurrent: view.type === 'line' },
    { label: words.candles, to: to({ type: 'candles', versus: null }), isCurrent: view.type === 'candles' },
    {
      label: words.averages,
      to: to({ hasAverages: !view.hasAverages, versus: null }),
      isCurrent: view.hasAverages,
    },
    {
      label: words.rawPrices,
      to: to({ isAdjusted: !view.isAdjusted, versus: null }),
      isCurrent: !view.isAdjusted,
    },
  ]
  return (
    <div className="grid gap-3">
      <LinkChips
        isTight
        keepsScroll
        chips={chartRanges.map((each) => ({
          to: pathTo('companyDetail', locale, { slug }, queryOfChart(each, view)),
          label: companyNames[locale].ranges[each],
          isCurrent: each === range,
        }))}
        label={overviewCopy[locale].range}
      />
      {isComparison ? (
        <LinkChips
          keepsScroll
          chips={[{ label: words.endComparison, to: to({ versus: null }), isCurrent: false }]}
          label={words.view}
        />
      ) : (
        <LinkChips keepsScroll chips={chips} label={words.view} />
      )}
      <Comparison locale={locale} range={range} slug={slug} view={view} />
    </div>
  )
}

function Comparison({ locale, slug, range, view }: PriceChartControlsProps) {
  const words = priceChartCopy[locale]
  const { versus } = view
  return (
    <details key={versus ?? ''} data-screen-only open={versus !== null}>
      <summary className="text-link w-fit text-sm">{words.compare}</summary>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3 border-y border-line py-4">
        <Form
          action={pathTo('companyDetail', locale, { slug })}
          className="flex flex-wrap items-end gap-3"
          preventScrollReset
        >
          {range === defaultView.range ? null : <input name="range" type="hidden" value={range} />}
          <Field label={words.compareWith} name="versus">
            {(attributes) => (
              <input
                {...attributes}
                autoCapitalize="characters"
                autoComplete="off"
                className="field-box max-w-40 uppercase"
                defaultValue={versus === null || versus === SECTOR ? '' : versus}
                maxLength={MAX_VERSUS_LENGTH}
                spellCheck={false}
                type="text"
              />
            )}
          </Field>
          <SubmitButton>{words.compareSubmit}</SubmitButton>
        </Form>
        <LinkChips
          keepsScroll
          chips={[
            {
              label: words.compareSector,
              to: pathTo(
                'companyDetail',
                locale,
                { slug },
                queryOfChart(range, { ...defaultChart, versus: SECTOR }),
              ),
              isCurrent: versus === SECTOR,
            },
          ]}
          label={words.compare}
        />
      </div>
    </details>
  )
}
