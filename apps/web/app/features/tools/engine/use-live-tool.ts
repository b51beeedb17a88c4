import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { Tool } from './tool.ts'
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
      const { form, outcome, search } = await runTyped(tool, { locale, search: typed, today, facts })
      return { form, outcome, query: search.toString() }
    },
    createUrl: ({ query }) => `${fillPath(page, locale, {})}?${query}`,
  })
  return { ...live, handlers: { ...live.handlers, onFocus: loadModules } }
}
