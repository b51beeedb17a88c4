import { useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { privacyPageSlug } from '#app/forms/consent.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { ChatButton } from './chat-button.tsx'
import { consent, type Purpose } from './consent.ts'
import { copy } from './copy.ts'
import { PrivacyBar } from './privacy-bar.tsx'
import { isPutOff, putOff } from './put-off.ts'
import type { Chat, TagManager } from './third-parties.ts'
import './third-parties.css'
import { usePlace } from './use-place.ts'

interface PrivacyPartsProps {
  locale: Locale
  /** null: not configured, or the browser asks not to be tracked. */
  tagManager: TagManager | null
  chat: Chat | null
}

let root: Root | null = null

/** Draws what third parties need to ask beside the page, in a root of its own; again for each page that is shown. */
export function showPrivacyParts(props: PrivacyPartsProps): void {
  if (root === null) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  root.render(<PrivacyParts {...props} />)
}

export function hidePrivacyParts(): void {
  root?.render(null)
}

function PrivacyParts({ locale, tagManager, chat }: PrivacyPartsProps) {
  const answers = useSyncExternalStore(consent.subscribe, consent.get)
  const [isWanted, setIsWanted] = useState(false)
  const [isQuiet, setIsQuiet] = useState(isPutOff)
  const settings = useRef<HTMLButtonElement>(null)
  // After the link that leads to the page: early for who comes by keyboard, wherever it is drawn.
  const barPlace = usePlace('div', (place) => document.querySelector('.skip-link')?.after(place))
  const settingsPlace = usePlace('li', (place) => listOfTerms(locale)?.append(place))

  // Chat asks where it is begun; nobody is asked about it before.
  const isAsking = tagManager !== null && answers.measuring === null && !isQuiet
  function close(): void {
    setIsWanted(false)
    if (isWanted) {
      settings.current?.focus()
    } else if (barPlace.contains(document.activeElement)) {
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
            barPlace,
          )
        : null}
      {createPortal(
        <button ref={settings} className="privacy-settings" onClick={() => setIsWanted(true)} type="button">
          {copy[locale].settings}
        </button>,
        settingsPlace,
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
