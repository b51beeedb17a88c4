import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { Icon } from './icon.tsx'

const copy = {
  id: {
    share: 'Bagikan',
    shareOn: (place: string) => `Bagikan lewat ${place}`,
    email: 'Email',
    copyLink: 'Salin tautan',
    copied: 'Tautan tersalin',
    more: 'Lainnya',
  },
  en: {
    share: 'Share',
    shareOn: (place: string) => `Share via ${place}`,
    email: 'Email',
    copyLink: 'Copy link',
    copied: 'Link copied',
    more: 'More',
  },
} as const satisfies Record<Locale, object>

/** How long the button says that the link is in the clipboard. */
const COPIED_FOR_MS = 2_500

/** Ways to pass a page on: plain links, so that nothing is loaded from those places before someone goes there. */
export function ShareLinks({ locale, url, title }: { locale: Locale; url: string; title: string }) {
  const words = copy[locale]
  const both = encodeURIComponent(`${title} ${url}`)
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  const places = [
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${text}` },
    { name: words.email, href: `mailto:?subject=${text}&body=${both}` },
  ]
  return (
    <section aria-label={words.share} className="share">
      <p aria-hidden="true" className="text-sm font-semibold">
        {words.share}
      </p>
      <ul>
        {places.map(({ name, href }) => (
          <li key={name}>
            <a className="share-link" href={href} rel="noopener noreferrer" target="_blank">
              <span className="sr-only">{words.shareOn(name)}</span>
              <span aria-hidden="true">{name}</span>
            </a>
          </li>
        ))}
        <BrowserWays locale={locale} title={title} url={url} />
      </ul>
    </section>
  )
}

/** What only a browser with script can do. It has its room from the start, so that nothing moves when it appears. */
function BrowserWays({ locale, url, title }: { locale: Locale; url: string; title: string }) {
  const words = copy[locale]
  const [ways, setWays] = useState<{ copy: boolean; share: boolean } | null>(null)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    // Both are missing on pages without a secure connection, whatever their types say.
    setWays({ copy: 'clipboard' in navigator, share: 'share' in navigator })
  }, [])
  useEffect(() => {
    if (!isCopied) {
      return
    }
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copyLink() {
    await navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      // Refused by the browser: the address bar is the way then, and nothing must claim otherwise.
      () => setIsCopied(false),
    )
  }
  /** Closing the system's sheet rejects; that is the visitor's choice, not a fault. */
  async function share() {
    await navigator.share({ title, url }).catch(() => {})
  }

  return (
    <>
      {ways === null || ways.copy ? (
        <li className={ways === null ? 'invisible' : undefined} data-script-only="">
          <button className="share-link" onClick={copyLink} type="button">
            <Icon name="link" />
            <span aria-live="polite">{isCopied ? words.copied : words.copyLink}</span>
          </button>
        </li>
      ) : null}
      {ways === null || ways.share ? (
        // Phones and tablets have a way of their own to share; few others do.
        <li className={ways === null ? 'invisible pointer-fine:hidden' : undefined} data-script-only="">
          <button className="share-link" onClick={share} type="button">
            <Icon name="share" />
            {words.more}
          </button>
        </li>
      ) : null}
    </>
  )
}
