import type { PriceRange } from '@site/contracts/market/prices.ts'
import { SubmitButton } from '#app/design/button.tsx'
import { Form } from '#app/design/form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { CompanyField } from '#app/layout/company-field.tsx'
import { compareCopy } from './compare-copy.ts'
import { queryOfComparison } from './compare-query.ts'

interface CompareFormProps {
  locale: Locale
  ticker: string
  slug: string
  range: PriceRange
  others: readonly string[]
  /** A text that could not be added stays in the field. */
  typed: string | null
}

/** Adds a company to the comparison. */
export function CompareForm({ locale, ticker, slug, range, others, typed }: CompareFormProps) {
  const words = compareCopy[locale]
  const toPath = (tickers: readonly string[]) =>
    pathTo('companyDetail', locale, { slug }, queryOfComparison(locale, range, tickers))
  return (
    <Form
      action={pathTo('companyDetail', locale, { slug })}
      className="flex flex-wrap items-end gap-3"
      preventScrollReset
    >
      {Object.entries(queryOfComparison(locale, range, others)).map(([name, value]) =>
        value === null ? null : <input key={name} name={name} type="hidden" value={value} />,
      )}
      <CompanyField
        label={words.field}
        locale={locale}
        name="add"
        page={[typed, ...others].join('-')}
        pathWith={(added) => toPath([...others, added])}
        typed={typed ?? ''}
        without={[ticker, ...others]}
      />
      <SubmitButton>{words.submit}</SubmitButton>
    </Form>
  )
}
