import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { type Locale, otherLocale } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { Tool } from './tool.ts'
import type { ToolFacts } from './tool-facts.ts'
import type { ToolForm } from './tool-form.ts'
import type { ToolOutcome } from './tool-outcome.ts'
import { createToolUrl, writeToolQuery } from './tool-query.ts'
import { useLiveForm } from './use-live-form.ts'

interface ToolReading {
  readonly form: ToolForm
  readonly outcome: ToolOutcome | null
  /** Of its URL. */
  readonly query: string
  /** Of a typed form, in the other language. */
  readonly otherUrl?: string
}

interface SentTool extends ToolReading {
  readonly page: ToolPageName
  readonly today: string
  readonly facts: ToolFacts
}

export type LiveTool = ReturnType<typeof useLiveTool>

/** The live form of a tool; `load` and what runs it are called at the first focus. */
export function useLiveTool({ page, today, facts, ...sent }: SentTool, load: () => Promise<Tool>) {
  const locale = useLocale()

  /** null if the network fails. */
  const loadModules = () => Promise.all([load(), import('./typed-run.ts')]).catch(() => null)

  const live = useLiveForm<ToolReading>({
    sent,
    async read(typed) {
      const modules = await loadModules()
      if (modules === null) return null
      const [tool, { runTyped }] = modules
      const { form, outcome, entries } = await runTyped(tool, { locale, search: typed, today, facts })
      const queryIn = (each: Locale) => writeToolQuery(each, typed.get('mode'), entries)
      const other = otherLocale(locale)
      return {
        form,
        outcome,
        query: queryIn(locale),
        otherUrl: createToolUrl(page, other, queryIn(other)),
      }
    },
    createUrls: ({ query, otherUrl = '' }) => ({ own: createToolUrl(page, locale, query), other: otherUrl }),
  })
  return { ...live, handlers: { ...live.handlers, onFocus: loadModules } }
}
