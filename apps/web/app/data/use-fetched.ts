import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isGivenUp } from './fetch-json.ts'
import { useShownPending } from './use-shown-pending.ts'

/** What script has asked for, and how that stands. */
export interface Fetched<Data> {
  /** The newest answer. */
  readonly data: Data | null
  /** When it came, as an instant. */
  readonly loadedAt: string | null
  /** What the newest question failed with. */
  readonly error: unknown
  /** Not before 200 ms, and then for 200 ms at least. */
  readonly isPendingShown: boolean
  /** Gives up an earlier question; the same one is asked once. Null where there is no answer, or nobody waits for it. */
  readonly ask: (question: string) => Promise<Data | null>
  /** Asks again what has failed. */
  readonly retry: () => void
  /** Gives up question and answer. */
  readonly forget: () => void
}

interface Asked<Data> {
  readonly question: string
  readonly asking: AbortController
  readonly answer: Promise<Data | null>
}

const nothing = { data: null, loadedAt: null, error: null, isPending: false }

/** Data that script loads. What failed is asked for again when the connection is back. */
export function useFetched<Data>(
  load: (question: string, signal: AbortSignal) => Promise<Data>,
): Fetched<Data> {
  const [{ isPending, ...state }, setState] = useState<{
    readonly data: Data | null
    readonly loadedAt: string | null
    readonly error: unknown
    readonly isPending: boolean
  }>(nothing)
  const asked = useRef<Asked<Data> | null>(null)

  function ask(question: string): Promise<Data | null> {
    if (asked.current?.question === question) {
      return asked.current.answer
    }
    asked.current?.asking.abort()
    const asking = new AbortController()
    const isWanted = () => asked.current?.asking === asking
    const answer = load(question, asking.signal).then(
      (data) => {
        if (!isWanted()) {
          return null
        }
        setState({ data, loadedAt: new Date().toISOString(), error: null, isPending: false })
        return data
      },
      (error: unknown) => {
        if (isWanted() && isGivenUp(error)) {
          forget()
        } else if (isWanted()) {
          setState({ ...nothing, error })
        }
        return null
      },
    )
    asked.current = { question, asking, answer }
    setState((before) => ({ ...before, error: null, isPending: true }))
    return answer
  }

  function retry(): void {
    const question = asked.current?.question
    asked.current = null
    if (question !== undefined) {
      ask(question)
    }
  }

  function forget(): void {
    asked.current?.asking.abort()
    asked.current = null
    setState(nothing)
  }

  const hasFailed = state.error !== null
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    if (hasFailed) {
      const again = () => retryOnline()
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }
  }, [hasFailed])
  useEffect(
    () => () => {
      asked.current?.asking.abort()
      asked.current = null
    },
    [],
  )

  return { ...state, isPendingShown: useShownPending(isPending), ask, retry, forget }
}
