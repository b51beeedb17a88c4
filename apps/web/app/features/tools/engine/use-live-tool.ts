import type { TypedUrls } from '#app/forms/use-typed-url.ts'
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
  /** null for the response of the server, whose URL is the page's. */
  readonly urls: TypedUrls | null
}

interface SentTool extends Omit<ToolReading, 'urls'> {
  readonly today: string
  readonly facts: ToolFacts
}

export type LiveTool = ReturnType<typeof useLiveTool>

/**
 * The live form of a tool; `load` and what runs it are called at the first focus. Without `load` the result stays that
 * of the response, and is marked while the fields differ from it.
 */
export function useLiveTool({ today, facts, ...sent }: SentTool, load: (() => Promise<Tool>) | null) {
  const locale = useLocale()

  /** null if the network fails. */
  const loadModules = async () => load && Promise.all([load(), import('./typed-run.ts')]).catch(() => null)

  const live = useLiveForm<ToolReading>({
    sent: { ...sent, urls: null },
    async read(typed) {
      if (load === null) return readUnsent(sent, typed)
      const modules = await loadModules()
      if (modules === null) return null
      const [tool, { runTyped }] = modules
      return runTyped(tool, { locale, search: typed, today, facts })
    },
    createUrls: ({ urls }) => urls,
  })
  return { ...live, sentErrors: sent.form.errors, handlers: { ...live.handlers, onFocus: loadModules } }
}

/** The response, without its result if the fields differ; the fields keep what was typed. */
export function readUnsent(sent: Omit<ToolReading, 'urls'>, typed: URLSearchParams): ToolReading {
  const { form, outcome } = sent
  const isSame = Object.entries(form.shown).every(([name, text]) => (typed.get(name) ?? text) === text)
  return {
    ...sent,
    form: { ...form, shown: {}, filled: [] },
    outcome: isSame ? outcome : null,
    urls: null,
  }
}
