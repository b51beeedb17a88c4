import { useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { privacyPageSlug } from '#app/i18n/privacy-page.ts'
import { ChatButton } from './chat-button.tsx'
import { consent, type Purpose } from './consent.ts'
import { copy } from './copy.ts'
import { dismiss, isDismissed } from './dismissed-prompt.ts'
import { PrivacyBar } from './privacy-bar.tsx'
import type { Chat, TagManager } from './third-parties.ts'
import './third-parties.css'

interface PrivacyPartsProps {
  locale: Locale
  /** null: not configured, or the browser sends Do Not Track. */
  tagManager: TagManager | null
  chat: Chat | null
}

let root: Root | null = null
const containers = {
  bar: document.createElement('div'),
  settings: document.createElement('li'),
  chat: document.createElement('div'),
}

/** Renders the consent UI in its own React root; call it for each shown page. */
export function showPrivacyParts(props: PrivacyPartsProps): void {
  insertContainers(props.locale)
  root ??= createRoot(containers.chat)
  root.render(<PrivacyParts {...props} />)
}

export function hidePrivacyParts(): void {
  root?.render(null)
}

/** Inserts the containers again if a page render has removed them. */
function insertContainers(locale: Locale): void {
  if (!containers.bar.isConnected) {
    // After the skip link, so that keyboard users reach it early, wherever it is displayed.
    document.querySelector('.skip-link')?.after(containers.bar)
  }
  if (!containers.settings.isConnected) {
    legalLinks(locale)?.append(containers.settings)
  }
  if (!containers.chat.isConnected) {
    document.body.append(containers.chat)
  }
}

function PrivacyParts({ locale, tagManager, chat }: PrivacyPartsProps) {
  const answers = useSyncExternalStore(consent.subscribe, consent.get)
  const [isWanted, setIsWanted] = useState(false)
  const [isPromptDismissed, setIsPromptDismissed] = useState(isDismissed)
  const settings = useRef<HTMLButtonElement>(null)
  // The chat asks for consent when it is opened, not before.
  const isAsking = tagManager !== null && answers.measuring === null && !isPromptDismissed
  function close(): void {
    setIsWanted(false)
    if (isWanted) {
      settings.current?.focus()
    } else if (containers.bar.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    }
  }
  function wait(): void {
    dismiss()
    setIsPromptDismissed(true)
    close()
  }

  return (
    <>
      {isWanted || isAsking
        ? createPortal(
            <PrivacyBar
              answers={answers}
              hosts={readHosts({ measuring: tagManager, chat })}
              isWanted={isWanted}
              locale={locale}
              onClose={close}
              onPutOff={wait}
            />,
            containers.bar,
          )
        : null}
      {createPortal(
        <button ref={settings} className="privacy-settings" onClick={() => setIsWanted(true)} type="button">
          {copy[locale].settings}
        </button>,
        containers.settings,
      )}
      {chat ? <ChatButton locale={locale} scriptUrl={chat.scriptUrl} /> : null}
    </>
  )
}

function readHosts(
  parties: Readonly<Record<Purpose, { scriptUrl: string } | null>>,
): Readonly<Record<Purpose, string | null>> {
  const host = (party: { scriptUrl: string } | null) => party && new URL(party.scriptUrl).host
  return { measuring: host(parties.measuring), chat: host(parties.chat) }
}

/** The footer column with the privacy policy link, wherever editors put it. */
function legalLinks(locale: Locale): Element | null {
  const policy = pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })
  const link = document.querySelector(`.footer a[href="${policy}"]`)
  return link?.closest('ul') ?? [...document.querySelectorAll('.footer nav ul')].at(-1) ?? null
}
