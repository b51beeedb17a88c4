import { useEffect, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { Icon } from './icon.tsx'
import './share-links.css'

const copy = {
  id: {
    share: 'Bagikan',
    shareOn: (service: string) => `Bagikan lewat ${service}`,
    email: 'Email',
    copyLink: 'Salin tautan',
    copied: 'Tautan tersalin',
    more: 'Lainnya',
  },
  en: {
    share: 'Share',
    shareOn: (service: string) => `Share via ${service}`,
    email: 'Email',
    copyLink: 'Copy link',
    copied: 'Link copied',
    more: 'More',
  },
} as const satisfies Record<Locale, object>

/** How long the button confirms the copied link. */
const COPIED_FOR_MS = 2_500

/** Share links: plain links, so that no third-party script is loaded. */
export function ShareLinks({ locale, url, title }: { locale: Locale; url: string; title: string }) {
  const words = copy[locale]
  const both = encodeURIComponent(`${title} ${url}`)
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  const services = [
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
        {services.map(({ name, href }) => (
          <li key={name}>
            <a className="share-link" href={href} rel="noopener noreferrer" target="_blank">
              <span className="sr-only">{words.shareOn(name)}</span>
              <span aria-hidden="true">{name}</span>
            </a>
          </li>
        ))}
        <BrowserSharing locale={locale} title={title} url={url} />
      </ul>
    </section>
  )
}

/** Sharing that needs script. Its space is reserved to avoid layout shift. */
function BrowserSharing({ locale, url, title }: { locale: Locale; url: string; title: string }) {
  const words = copy[locale]
  const [support, setSupport] = useState<{ copy: boolean; share: boolean } | null>(null)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    // Both APIs are missing on insecure pages, although their types are not optional.
    setSupport({ copy: 'clipboard' in navigator, share: 'share' in navigator })
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
      // The browser denied access to the clipboard: do not claim success.
      () => setIsCopied(false),
    )
  }
  /** Canceling the system's share sheet rejects the promise; this is not an error. */
  async function share() {
    await navigator.share({ title, url }).catch(() => {})
  }

  return (
    <>
      {support === null || support.copy ? (
        <li className={support === null ? 'invisible' : undefined} data-script-only="">
          <button className="share-link" onClick={copyLink} type="button">
            <Icon name="link" />
            <span aria-live="polite">{isCopied ? words.copied : words.copyLink}</span>
          </button>
        </li>
      ) : null}
      {support === null || support.share ? (
        // Phones and tablets have a system share sheet; few other devices do.
        <li className={support === null ? 'invisible pointer-fine:hidden' : undefined} data-script-only="">
          <button className="share-link" onClick={share} type="button">
            <Icon name="share" />
            {words.more}
          </button>
        </li>
      ) : null}
    </>
  )
}
