import { useEffect, useState } from 'react'

/** Announces a change only after typing has paused. */
const REST_MS = 1000

/** Announces the result of a calculator politely, or that it is of earlier entries; an empty text is silence. */
export function OutcomeAnnouncer({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    if (text === '') {
      setSpoken('')
      return
    }
    const timer = setTimeout(setSpoken, REST_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p aria-live="polite" className="sr-only" data-script-only="">
      {spoken}
    </p>
  )
}
