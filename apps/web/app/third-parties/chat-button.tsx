import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { consent } from './consent.ts'
import { copy } from './copy.ts'
import { noteScript } from './fresh-document.ts'
import { addThirdPartyScript } from './third-party-script.ts'

type Standing = 'closed' | 'asking' | 'loading' | 'failed' | 'loaded'

interface ChatButtonProps {
  locale: Locale
  scriptUrl: string
}

/** Stands in for the chat until somebody wants it: nothing of it is fetched before. */
export function ChatButton({ locale, scriptUrl }: ChatButtonProps) {
  const words = copy[locale]
  const [standing, setStanding] = useState<Standing>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const isLoading = standing === 'loading'

  function load(): void {
    setStanding('loading')
    addThirdPartyScript(scriptUrl).then(
      () => {
        noteScript('chat')
        setStanding('loaded')
        // The widget opens itself: how is its own affair.
        window.dispatchEvent(new CustomEvent('chat:open'))
      },
      () => setStanding('failed'),
    )
  }
  function press(): void {
    // Safari leaves the focus where it was.
    button.current?.focus()
    if (standing === 'asking' || standing === 'failed') {
      setStanding('closed')
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
    setStanding('closed')
    button.current?.focus()
  }

  return standing === 'loaded' ? null : (
    <section aria-label={words.chat} className="chat">
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
              {words.chatFailed}{' '}
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
