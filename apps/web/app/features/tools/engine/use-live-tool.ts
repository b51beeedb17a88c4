import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { ToolFacts } from './tool-facts.ts'
import type { ToolForm } from './tool-form.ts'
import type { ToolOutcome } from './tool-outcome.ts'
import { useLiveForm } from './use-live-form.ts'

interface ToolReading {
  readonly form: ToolForm
  readonly outcome: ToolOutcome | null
  /** Of its URL. */
  readonly query: string
}

interface SentTool extends ToolReading {
  readonly page: ToolPageName
  readonly today: string
  readonly facts: ToolFacts
}

export type LiveTool = ReturnType<typeof useLiveTool>

/** The live form of a tool, whose calculation is loaded at the first focus. */
export function useLiveTool({ page, today, facts, ...sent }: SentTool) {
  const locale = useLocale()

  /** null if the network fails. */
  async function loadRun() {
    try {
      const { loadTypedRun } = await import('./typed-run.ts')
      return await loadTypedRun(page)
    } catch {
      return null
    }
  }

  const live = useLiveForm<ToolReading>({
    sent,
    async read(typed) {
      const run = await loadRun()
      if (run === null) return null
      const { form, outcome, search } = await run({ locale, search: typed, today, facts })
      return { form, outcome, query: search.toString() }
    },
    urlFor: ({ query }) => `${fillPath(page, locale, {})}?${query}`,
  })
  return { ...live, handlers: { ...live.handlers, onFocus: loadRun } }
}
