import { useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { privacyPageSlug } from '#app/i18n/privacy-page.ts'
import { ChatButton } from './chat-button.tsx'
import { consent, type Purpose } from './consent.ts'
import { copy } from './copy.ts'
import { PrivacyBar } from './privacy-bar.tsx'
import { isPutOff, putOff } from './put-off.ts'
import type { Chat, TagManager } from './third-parties.ts'
import './third-parties.css'

interface PrivacyPartsProps {
  locale: Locale
  /** null: not configured, or the browser asks not to be tracked. */
  tagManager: TagManager | null
  chat: Chat | null
}

let root: Root | null = null
const places = {
  bar: document.createElement('div'),
  settings: document.createElement('li'),
  chat: document.createElement('div'),
}

/** Draws what third parties need to ask beside the page, in a root of its own; again for each page that is shown. */
export function showPrivacyParts(props: PrivacyPartsProps): void {
  put(props.locale)
  root ??= createRoot(places.chat)
  root.render(<PrivacyParts {...props} />)
}

export function hidePrivacyParts(): void {
  root?.render(null)
}

/** Pages come and go without knowing of these places, which are put back where one has taken them away. */
function put(locale: Locale): void {
  if (!places.bar.isConnected) {
    // After the link that leads to the page: early for who comes by keyboard, wherever it is drawn.
    document.querySelector('.skip-link')?.after(places.bar)
  }
  if (!places.settings.isConnected) {
    listOfTerms(locale)?.append(places.settings)
  }
  if (!places.chat.isConnected) {
    document.body.append(places.chat)
  }
}

function PrivacyParts({ locale, tagManager, chat }: PrivacyPartsProps) {
  const answers = useSyncExternalStore(consent.subscribe, consent.get)
  const [isWanted, setIsWanted] = useState(false)
  const [isQuiet, setIsQuiet] = useState(isPutOff)
  const settings = useRef<HTMLButtonElement>(null)
  // Chat asks where it is begun; nobody is asked about it before.
  const isAsking = tagManager !== null && answers.measuring === null && !isQuiet
  function close(): void {
    setIsWanted(false)
    if (isWanted) {
      settings.current?.focus()
    } else if (places.bar.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    }
  }
  function wait(): void {
    putOff()
    setIsQuiet(true)
    close()
  }

  return (
    <>
      {isWanted || isAsking
        ? createPortal(
            <PrivacyBar
              answers={answers}
              hosts={hostsOf({ measuring: tagManager, chat })}
              isWanted={isWanted}
              locale={locale}
              onClose={close}
              onPutOff={wait}
            />,
            places.bar,
          )
        : null}
      {createPortal(
        <button ref={settings} className="privacy-settings" onClick={() => setIsWanted(true)} type="button">
          {copy[locale].settings}
        </button>,
        places.settings,
      )}
      {chat ? <ChatButton locale={locale} scriptUrl={chat.scriptUrl} /> : null}
    </>
  )
}

function hostsOf(
  parties: Readonly<Record<Purpose, { scriptUrl: string } | null>>,
): Readonly<Record<Purpose, string | null>> {
  const host = (party: { scriptUrl: string } | null) => party && new URL(party.scriptUrl).host
  return { measuring: host(parties.measuring), chat: host(parties.chat) }
}

/** The column of the footer with the privacy policy; editors may have put it elsewhere. */
function listOfTerms(locale: Locale): Element | null {
  const policy = pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })
  const link = document.querySelector(`.footer a[href="${policy}"]`)
  return link?.closest('ul') ?? [...document.querySelectorAll('.footer nav ul')].at(-1) ?? null
}
