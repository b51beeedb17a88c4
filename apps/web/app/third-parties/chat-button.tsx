import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { consent } from './consent.ts'
import { copy } from './copy.ts'
import { noteScript } from './fresh-document.ts'
import { isSecretDocument } from './secret-document.ts'
import { addThirdPartyScript, thirdPartyScript } from './third-party-script.ts'

type Standing = 'closed' | 'asking' | 'loading' | 'failed' | 'loaded'

interface ChatButtonProps {
  locale: Locale
  scriptUrl: string
}

/** Stands in for the chat until somebody wants it: nothing of it is fetched before. */
export function ChatButton({ locale, scriptUrl }: ChatButtonProps) {
  const words = copy[locale]
  const [standing, setStanding] = useState<Standing>('closed')
  const place = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isWaitedFor = useRef(false)
  const isLoading = standing === 'loading'

  function load(): void {
    if (isSecretDocument()) {
      return
    }
    setStanding('loading')
    isWaitedFor.current = true
    noteScript('chat')
    addThirdPartyScript(scriptUrl).catch(() => setStanding('failed'))
    // Also where it comes after it has been given up, unless nobody wants it any more.
    thirdPartyScript(scriptUrl).then(open, () => {
      // That is said by the one above.
    })
  }
  function open(): void {
    const isWanted = isWaitedFor.current && consent.get().chat === true
    isWaitedFor.current = false
    if (!isWanted) {
      setStanding((now) => (now === 'loading' ? 'closed' : now))
    } else {
      // The widget opens itself: how is its own affair.
      window.dispatchEvent(new CustomEvent('chat:open'))
      if (place.current?.contains(document.activeElement)) {
        // A widget that takes the focus has it by now; otherwise it would be lost with the button.
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
      }
      setStanding('loaded')
    }
  }
  function press(): void {
    // Safari leaves the focus where it was.
    button.current?.focus()
    if (standing === 'asking' || standing === 'failed') {
      close()
    } else if (!isLoading) {
      consent.get().chat === true ? load() : setStanding('asking')
    }
  }
  function agree(): void {
    consent.decide({ chat: true })
    button.current?.focus()
    load()
  }
  function close(): void {
    isWaitedFor.current = false
    setStanding('closed')
    button.current?.focus()
  }

  return standing === 'loaded' ? null : (
    <section ref={place} aria-label={words.chat} className="chat">
      {standing === 'asking' ? (
        <ChatCard
          text={words.chatRequest(new URL(scriptUrl).host)}
          actions={[
            [words.startChat, agree],
            [words.cancel, close],
          ]}
          onClose={close}
        />
      ) : null}
      {standing === 'failed' ? (
        <ChatCard
          role="alert"
          text={
            <>
              {`${words.chatFailed} `}
              <a className="text-link" href={pathTo('contactUs', locale)}>
                {words.contactUs}
              </a>
              .
            </>
          }
          actions={[
            [words.tryAgain, agree],
            [words.close, close],
          ]}
          onClose={close}
        />
      ) : null}
      <button
        ref={button}
        aria-busy={isLoading}
        aria-expanded={standing === 'asking' || standing === 'failed'}
        className="chat-button"
        onClick={press}
        type="button"
      >
        <svg aria-hidden="true" fill="none" stroke="currentColor" viewBox="0 0 24 24">
          <path
            d="M4 5h16v11h-9l-5 4v-4H4Zm4 4h8m-8 3h5"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="2"
          />
        </svg>
        <span aria-live="polite">{isLoading ? words.loadingChat : words.chat}</span>
      </button>
    </section>
  )
}

interface ChatCardProps {
  /** What comes by itself is said, too. */
  role?: 'alert'
  text: React.ReactNode
  actions: readonly (readonly [label: string, act: () => void])[]
  onClose: () => void
}

/** A question or an answer above the button, which is read at once. */
function ChatCard({ role, text, actions, onClose }: ChatCardProps) {
  const textId = useId()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Who went on with something else meanwhile is not called away from it.
    if (card.current?.parentElement?.contains(document.activeElement)) {
      card.current.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={card}
      aria-labelledby={textId}
      className="chat-card"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onClose()
        }
      }}
      role="dialog"
      tabIndex={-1}
    >
      <p id={textId} role={role}>
        {text}
      </p>
      <p className="chat-card-actions">
        {actions.map(([label, act]) => (
          <button key={label} className="button button-quiet" onClick={act} type="button">
            {label}
          </button>
        ))}
      </p>
    </div>
  )
}
