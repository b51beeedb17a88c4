import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import {
  type FocusEvent,
  type FormEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { ERROR_DELAY_MS } from '#app/forms/use-typed-error.ts'
import { useTypedUrl } from '#app/forms/use-typed-url.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { ToolFacts } from './tool-facts.ts'
import type { ToolForm } from './tool-form.ts'
import type { ToolOutcome } from './tool-outcome.ts'

interface LivePage {
  readonly page: ToolPageName
  readonly query: string
  readonly today: string
  readonly facts: ToolFacts
  readonly form: ToolForm
  readonly outcome: ToolOutcome | null
}

interface Typed {
  /** The response that was typed over; a new one discards what was typed. */
  readonly over: ToolForm
  readonly form: ToolForm
  /** Of the last valid entries; its query, and whether the form has changed since. */
  readonly outcome: ToolOutcome | null
  readonly query: string
  readonly isStale: boolean
}

export type LiveTool = ReturnType<typeof useLiveTool>

const noField: ReadonlySet<string> = new Set()

/**
 * The result as the server sent it and, while somebody types, calculated in the browser by the same function, which is
 * loaded at the first focus. The fields are uncontrolled.
 */
export function useLiveTool(sent: LivePage) {
  const locale = useLocale()
  const [state, setState] = useState<Typed | null>(null)
  const [left, setLeft] = useState({ over: sent.form, names: noField })
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef('')
  const typed = state?.over === sent.form ? state : null
  const last = typed ?? { ...sent, isStale: false }

  /** null if the network fails: the page then works as without script. */
  async function loadTool() {
    try {
      const { loadTypedRun, showFilled } = await import('./typed-run.ts')
      return { run: await loadTypedRun(sent.page), showFilled }
    } catch {
      return null
    }
  }

  /** Returns what was read; null if later input has replaced it. */
  async function read(form: HTMLFormElement): Promise<ToolForm | null> {
    const search = readQuery(form)
    latest.current = search.toString()
    const tool = await loadTool()
    if (tool === null) return null
    const read = await tool.run({ locale, search, today: sent.today, facts: sent.facts })
    const query = search.toString()
    // Later input, or another response, has its own result.
    if (latest.current !== query) return null
    tool.showFilled(form, read.form)
    setState((before) => {
      const valid = before?.over === sent.form ? before : sent
      return read.outcome === null
        ? { over: sent.form, form: read.form, outcome: valid.outcome, query: valid.query, isStale: true }
        : { over: sent.form, form: read.form, outcome: read.outcome, query: `${read.search}`, isStale: false }
    })
    return read.form
  }

  /** Shows the entry of a field that was left as it was understood, unless it is being typed over. */
  async function tidy(field: HTMLInputElement | HTMLSelectElement, form: HTMLFormElement): Promise<void> {
    const { name, value } = field
    const found = await read(form)
    const text = found?.shown[name]
    const isInvalid = found?.errors.some((error) => error.name === name)
    if (text !== undefined && value !== '' && !isInvalid && field.value === value) field.value = text
  }

  function leave(name: string): void {
    setLeft(({ over, names }) => ({
      over: sent.form,
      names: new Set([...(over === sent.form ? names : noField), name]),
    }))
  }

  /** Input before hydration takes precedence. */
  const onHydrated = useEffectEvent(() => {
    const form = element.current
    const isTyped = (name: string, text: string) => (sent.form.shown[name] ?? text) !== text
    if (form && [...readQuery(form)].some(([name, text]) => isTyped(name, text))) read(form)
  })
  useEffect(() => onHydrated(), [])

  const { query } = last
  const updateUrl = useTypedUrl(
    typed === null || typed.isStale ? null : `${fillPath(sent.page, locale, {})}?${query}`,
  )
  const isRejected = sent.form.errors.length > 0
  const errors = typed
    ? typed.form.errors.filter(({ name }) => isRejected || (left.over === sent.form && left.names.has(name)))
    : sent.form.errors
  return {
    /** What the fields show, with the errors of fields that the visitor has left, or of all after a submission. */
    form: { ...(typed?.form ?? sent.form), shown: sent.form.shown, errors },
    /** The errors of the response, until every field is valid. */
    summary: typed?.form.errors.length === 0 ? [] : sent.form.errors,
    response: sent.form,
    outcome: last.outcome,
    isTyped: typed !== null,
    isStale: last.isStale && last.outcome !== null,
    /** For content that may update after the result. */
    deferred: useDeferredValue(last.outcome),
    query,
    handlers: {
      ref: element,
      onFocus() {
        loadTool()
      },
      onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
        read(currentTarget)
      },
      onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
        updateUrl()
        const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
        if (latest.current === '' || !isField) return
        setTimeout(leave, ERROR_DELAY_MS, target.name)
        tidy(target, currentTarget)
      },
    },
  }
}

function readQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)]
  return new URLSearchParams(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}
