import type { Settings } from '@site/contracts/content/site-chrome.ts'
import { WhatsAppLink } from '#app/design/contact-links.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { appLinksCopy } from './app-links-copy.ts'

const stores = { android: 'Google Play', ios: 'App Store' } as const
const platforms = ['android', 'ios'] as const

/** Links to our app in its stores; without any, how to ask us for it. */
export function AppLinks({
  locale,
  settings: { appLinks, appName, whatsapp, showDemo },
}: {
  locale: Locale
  settings: Pick<Settings, 'appLinks' | 'appName' | 'whatsapp' | 'showDemo'>
}) {
  const words = appLinksCopy[locale]
  const shown = platforms.filter((platform) => appLinks[platform] !== '')
  if (shown.length === 0) {
    return (
      <div>
        <p className="max-w-[48ch]">{words.none(appName, whatsapp !== '')}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a className="button" href={pathTo('contactUs', locale)}>
            {words.form}
          </a>
          {whatsapp === '' ? null : <WhatsAppLink locale={locale} whatsapp={whatsapp} />}
        </p>
      </div>
    )
  }
  return (
    <div>
      <ul className="flex flex-wrap gap-3 xs:whitespace-nowrap">
        {shown.map((platform) => (
          <li key={platform}>
            <a
              className="flex min-h-14 items-center gap-2 rounded-field bg-text py-1.5 ps-2 pe-3 text-page hover:bg-action hover:text-on-action sm:gap-3 sm:ps-3 sm:pe-5"
              href={appLinks[platform]}
              rel="noopener noreferrer"
            >
              <PhoneIcon />
              <span className="leading-tight">
                <span className="block text-sm">{`${words.getItOn} `}</span>
                <span className="block leading-tight font-bold sm:text-lg">{stores[platform]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {showDemo ? <p className="mt-2 text-sm text-soft">{words.demo}</p> : null}
    </div>
  )
}

function PhoneIcon() {
  return (
    <svg
      aria-hidden="true"
      className="size-7 shrink-0 sm:size-8"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.8"
      viewBox="0 0 24 24"
    >
      <path d="M8 2.500h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM12 7v7m-2.800-2.600L12 14.200l2.800-2.800M9.500 17.500h5" />
    </svg>
  )
}
