import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAborted } from './fetch-json.ts'
import { useSpinDelay } from './use-spin-delay.ts'

/** State of data that script fetches. */
export interface Fetched<Data> {
  /** The latest response. */
  readonly data: Data | null
  /** When it was loaded, as an ISO instant. */
  readonly loadedAt: string | null
  /** Error of the latest request. */
  readonly error: unknown
  /** Appears after 200 ms and stays for at least 200 ms. */
  readonly isPendingShown: boolean
  /** Aborts a previous request; the same query is sent once. Resolves to null on failure or abort. */
  readonly ask: (question: string) => Promise<Data | null>
  /** Repeats a failed request. */
  readonly retry: () => void
  /** Aborts the request and clears the data. */
  readonly forget: () => void
}

interface Asked<Data> {
  readonly question: string
  readonly asking: AbortController
  readonly answer: Promise<Data | null>
}

const nothing = { data: null, loadedAt: null, error: null, isPending: false }

/** Fetches data in script. A failed request is repeated when the browser is online again. */
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
        if (isWanted() && isAborted(error)) {
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

  return { ...state, isPendingShown: useSpinDelay(isPending), ask, retry, forget }
}
