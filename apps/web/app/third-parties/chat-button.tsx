import { useEffect, useId, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { consent } from './consent.ts'
import { copy } from './copy.ts'
import { trackScript } from './document-isolation.ts'
import { isSecretDocument } from './secret-document.ts'
import { addThirdPartyScript, thirdPartyScript } from './third-party-script.ts'

type ChatState = 'closed' | 'asking' | 'loading' | 'failed' | 'loaded'

interface ChatButtonProps {
  locale: Locale
  scriptUrl: string
}

/** A placeholder for the chat, which is loaded only on demand. */
export function ChatButton({ locale, scriptUrl }: ChatButtonProps) {
  const words = copy[locale]
  const { state, section, button, press, agree, close } = useChat(scriptUrl)
  const isLoading = state === 'loading'
  return state === 'loaded' ? null : (
    <section ref={section} aria-label={words.chat} className="chat">
      {state === 'asking' ? (
        <ChatCard
          text={words.chatRequest(new URL(scriptUrl).host)}
          actions={[
            [words.startChat, agree],
            [words.cancel, close],
          ]}
          onClose={close}
        />
      ) : null}
      {state === 'failed' ? (
        <ChatCard
          role="alert"
          text={<FailedText locale={locale} />}
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
        aria-expanded={state === 'asking' || state === 'failed'}
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

function useChat(scriptUrl: string) {
  const [state, setState] = useState<ChatState>('closed')
  const section = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isRequested = useRef(false)

  function load(): void {
    if (isSecretDocument()) {
      return
    }
    setState('loading')
    isRequested.current = true
    trackScript('chat')
    addThirdPartyScript(scriptUrl).catch(() => setState('failed'))
    // The script may load after the timeout; it still opens, unless the visitor has closed the message.
    thirdPartyScript(scriptUrl).then(open, () => {
      // The call above reports the error.
    })
  }
  function open(): void {
    const isWanted = isRequested.current && consent.get().chat === true
    isRequested.current = false
    if (!isWanted) {
      setState((now) => (now === 'loading' ? 'closed' : now))
    } else {
      // The widget opens itself on this event.
      window.dispatchEvent(new CustomEvent('chat:open'))
      if (section.current?.contains(document.activeElement)) {
        // By now a widget that takes the focus has it; otherwise the focus would be lost with the button.
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
      }
      setState('loaded')
    }
  }
  function press(): void {
    // Safari does not focus a clicked button.
    button.current?.focus()
    if (state === 'asking' || state === 'failed') {
      close()
    } else if (state !== 'loading') {
      consent.get().chat === true ? load() : setState('asking')
    }
  }
  function agree(): void {
    consent.decide({ chat: true })
    button.current?.focus()
    load()
  }
  function close(): void {
    isRequested.current = false
    setState('closed')
    button.current?.focus()
  }
  return { state, section, button, press, agree, close }
}

function FailedText({ locale }: Pick<ChatButtonProps, 'locale'>) {
  const words = copy[locale]
  return (
    <>
      {`${words.chatFailed} `}
      <a className="text-link" href={pathTo('contactUs', locale)}>
        {words.contactUs}
      </a>
      .
    </>
  )
}

interface ChatCardProps {
  /** Announces a message that appears without interaction. */
  role?: 'alert'
  text: React.ReactNode
  actions: readonly (readonly [label: string, act: () => void])[]
  onClose: () => void
}

/** A dialog above the button. */
function ChatCard({ role, text, actions, onClose }: ChatCardProps) {
  const textId = useId()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Takes the focus only if it is still in this component.
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
