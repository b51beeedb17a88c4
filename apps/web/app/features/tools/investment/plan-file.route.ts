import { toCsv } from '#app/data/csv.server.ts'
import { fileError, fileResponse } from '#app/errors/file-response.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/plan-file.route.ts'
import { canonicalQuery, parseCalculatorView } from './calculator-view.ts'
import { exampleValues } from './example-values.ts'
import { planCopy } from './plan-copy.ts'
import { readPlan } from './read-plan.ts'
import { describeUnknown } from './unknown-text.ts'
import { yearColumns } from './year-columns.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, orNull } = context.get(siteContext)
  const search = canonicalQuery(url.searchParams) ?? url.searchParams
  const { view, unknown: unknownChoices } = parseCalculatorView(search)
  const unknown = describeUnknown(locale, unknownChoices, view)
  const examples = exampleValues(await orNull(content.calculatorAssumptions()))
  const { form, outcome } = readPlan(locale, view, search, examples, unknown)
  if (outcome === null) {
    const reasons = [...unknown, ...form.errors].map(({ message, summary }) => summary ?? message)
    return fileError(422, reasons.join('\n'))
  }
  const columns = yearColumns(locale, outcome)
  const rows = outcome.years.map((year) => columns.map(({ key }) => year[key]))
  const name = `${planCopy[locale].fileName}-${view.calculator}-${view.strategy}.csv`
  return fileResponse(toCsv([columns.map(({ label }) => label), ...rows]), 'text/csv', name)
}
