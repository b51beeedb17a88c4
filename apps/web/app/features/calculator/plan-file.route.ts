import { toCsv } from '#app/data/csv.server.ts'
import { fileError, fileResponse } from '#app/errors/file-response.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/plan-file.route.ts'
import { canonicalQuery, parseCalculatorView } from './calculator-view.ts'
import { summaryText } from './error-text.ts'
import { exampleValues } from './example-values.ts'
import { planCopy } from './plan-copy.ts'
import { submittedForm } from './submitted-form.ts'
import { unknownTexts } from './unknown-text.ts'
import { yearColumns } from './year-columns.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, orNull } = context.get(siteContext)
  const search = canonicalQuery(url.searchParams) ?? url.searchParams
  const { view, unknown } = parseCalculatorView(search)
  const examples = exampleValues(await orNull(content.calculatorAssumptions()))
  const { outcome, errors } = submittedForm(locale, view, search, examples, unknown)
  if (outcome === null) {
    const reasons = [
      ...Object.values(unknownTexts(locale, unknown, view)),
      ...errors.map((error) => summaryText(locale, error)),
    ]
    return fileError(422, reasons.join('\n'))
  }
  const columns = yearColumns(locale, outcome)
  const rows = outcome.years.map((year) => columns.map(({ key }) => year[key]))
  const name = `${planCopy[locale].fileName}-${view.calculator}-${view.strategy}.csv`
  return fileResponse(toCsv([columns.map(({ label }) => label), ...rows]), 'text/csv', name)
}
