import { SubmitButton } from '#app/design/button.tsx'
import { Form } from '#app/design/form.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { SectionHead } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { CompanyField } from '#app/layout/company-field.tsx'
import { companyFieldCopy } from '#app/layout/company-field-copy.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { overviewCopy } from './overview-copy.ts'
import './overview.css'

export interface OverviewRow {
  readonly title: string
  readonly summary: string
  /** What is calculated, or why it is not. */
  readonly example: string
  /** Empty without a result. */
  readonly value: string
  readonly basis: string
  readonly to: string
}

interface OverviewPageProps {
  locale: Locale
  typed: string
  error: string | null
  groups: readonly { readonly title: string; readonly rows: readonly OverviewRow[] }[]
}

export function OverviewPage({ locale, typed, error, groups }: OverviewPageProps) {
  const words = overviewCopy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="analysisTools" title={words.title} />
      <Form
        action={pathTo('analysisTools', locale)}
        className="flex flex-wrap items-end gap-3 print:hidden"
        preventScrollReset
      >
        <CompanyField
          error={error ?? undefined}
          hint={companyFieldCopy[locale].tickerHint}
          label={words.share}
          locale={locale}
          name="ticker"
          page={typed}
          pathWith={(ticker) => pathTo('analysisTools', locale, undefined, { ticker })}
          typed={typed}
        />
        <SubmitButton>{words.show}</SubmitButton>
      </Form>
      {groups.map(({ title, rows }) => (
        <section key={title} className="tool-overview mt-8">
          <SectionHead title={title} />
          <RowList
            label={title}
            rows={rows.map(({ summary, example, value, basis, ...row }) => ({
              ...row,
              key: row.title,
              note: (
                <>
                  <span className={example === '' ? undefined : 'tool-summary-text'}>{summary}</span>
                  <span className="tool-example">{example}</span>
                </>
              ),
              more: example,
              figure: value,
              figureNote: basis,
            }))}
          />
        </section>
      ))}
    </div>
  )
}
