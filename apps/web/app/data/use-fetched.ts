import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAborted } from './fetch-json.ts'
import { useSpinDelay } from './use-spin-delay.ts'

/** State of data that script fetches. */
export interface Fetched<Data> {
  /** The latest response. */
  readonly data: Data | null
  readonly error: unknown
  /** Appears after 200 ms and stays for at least 200 ms. */
  readonly isPendingShown: boolean
  /** Aborts a previous request; the same query is sent once. Resolves to null on failure or abort. */
  readonly query: (key: string) => Promise<Data | null>
  readonly retry: () => void
  /** Aborts the request and clears the data. */
  readonly reset: () => void
}

interface PendingQuery<Data> {
  readonly key: string
  readonly controller: AbortController
  readonly response: Promise<Data | null>
}

const nothing = { data: null, error: null, isPending: false }

/** Fetches data in script. A failed request is repeated when the browser is online again. */
export function useFetched<Data>(load: (key: string, signal: AbortSignal) => Promise<Data>): Fetched<Data> {
  const [{ isPending, ...state }, setState] = useState<{
    readonly data: Data | null
    readonly error: unknown
    readonly isPending: boolean
  }>(nothing)
  const latest = useRef<PendingQuery<Data> | null>(null)

  function query(key: string): Promise<Data | null> {
    if (latest.current?.key === key) {
      return latest.current.response
    }
    latest.current?.controller.abort()
    const controller = new AbortController()
    const isLatest = () => latest.current?.controller === controller
    const response = load(key, controller.signal).then(
      (data) => {
        if (!isLatest()) {
          return null
        }
        setState({ data, error: null, isPending: false })
        return data
      },
      (error: unknown) => {
        if (isLatest() && isAborted(error)) {
          reset()
        } else if (isLatest()) {
          setState({ ...nothing, error })
        }
        return null
      },
    )
    latest.current = { key, controller, response }
    setState((before) => ({ ...before, error: null, isPending: true }))
    return response
  }

  function retry(): void {
    const key = latest.current?.key
    latest.current = null
    if (key !== undefined) {
      void query(key)
    }
  }

  function reset(): void {
    latest.current?.controller.abort()
    latest.current = null
    setState(nothing)
  }

  useOnlineAgain(state.error !== null, retry)
  useEffect(
    () => () => {
      latest.current?.controller.abort()
      latest.current = null
    },
    [],
  )

  return { ...state, isPendingShown: useSpinDelay(isPending), query, retry, reset }
}

/** Acts when the browser is online again, as long as it is wanted. */
function useOnlineAgain(isWanted: boolean, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (isWanted) {
      const onOnline = () => actNow()
      addEventListener('online', onOnline)
      return () => removeEventListener('online', onOnline)
    }
  }, [isWanted])
}
