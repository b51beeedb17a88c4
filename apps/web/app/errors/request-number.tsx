import { createContext, useContext } from 'react'
import { useLocale } from '#app/i18n/use-locale.ts'
import { errorCopy } from './error-copy.ts'

/** What the request is called in our logs; null in the browser, which only keeps what the server has written. */
export const RequestNumber = createContext<string | null>(null)

/** By which somebody who calls us about an error can be helped. */
export function RequestNumberLine() {
  const number = useContext(RequestNumber)
  const words = errorCopy[useLocale()]
  return (
    <p className="mt-4 text-sm text-soft" hidden={number === null} suppressHydrationWarning>
      {number === null ? '' : words.requestNumber(number)}
    </p>
  )
}
