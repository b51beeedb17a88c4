import { toolPages } from '@site/contracts/content/site-pages.ts'
import { formatFileName } from '#app/errors/file-response.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { allTools } from '../all-tools.server.ts'
import { calculate, findToolPage } from '../engine/tool.server.ts'
import { toolCopy } from '../engine/tool-copy.ts'
import type { ToolSite } from '../engine/tool-facts.server.ts'
import type { OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'

/** What the file of a calculator at a URL holds, or the reasons why there is none. */
export async function loadToolFile({ pathname, searchParams }: URL, site: ToolSite) {
  const { locale } = site
  const page = findToolPage(pathname.slice(0, pathname.lastIndexOf('/')), toolPages)
  const tool = await allTools[page]()
  const { form, outcome, file, fileName, days, mode, today } = await calculate(tool, searchParams, site)
  const reasons = form.errors.map(({ message, summary }) => summary ?? message)
  return {
    table: outcome && (file?.() ?? selectTable(locale, outcome)),
    days: days(),
    today,
    /** Without its extension. */
    name: formatFileName(
      ...(fileName ?? [
        pathTo(page, locale).split('/').at(-1) ?? '',
        ...(tool.modes.length > 1 ? [mode.label[locale]] : []),
      ]),
    ),
    error: reasons.length > 0 ? reasons.join('\n') : toolCopy[locale].fillIn,
  }
}

/** The first table, or all figures. */
function selectTable(locale: Locale, { main, figures, tables = [] }: ToolOutcome): OutcomeTable {
  const { result, value } = toolCopy[locale]
  const [table] = tables
  if (table) return table
  return {
    caption: result,
    columns: [
      { label: result, kind: 'text' },
      { label: value, kind: 'number' },
    ],
    rows: [main, ...figures].map(({ label, data }) => [label, data]),
  }
}
