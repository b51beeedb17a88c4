import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { privacyPageSlug } from '#app/i18n/privacy-page.ts'
import { type Consent, consent, type Purpose } from './consent.ts'
import { copy } from './copy.ts'

interface PrivacyBarProps {
  locale: Locale
  /** The hosts that need consent; null for unused purposes. */
  hosts: Readonly<Record<Purpose, string | null>>
  answers: Consent
  /** Opened by the visitor and focused; otherwise it appears without taking the focus. */
  isWanted: boolean
  onClose: () => void
  onPutOff: () => void
}

/** A non-modal consent bar at the bottom; rejecting is as easy as accepting. */
export function PrivacyBar(props: PrivacyBarProps) {
  const { locale, hosts, isWanted, onClose, onPutOff } = props
  const words = copy[locale]
  const titleId = useId()
  const bar = useRef<HTMLElement>(null)
  useReservedHeight(bar)
  useEffect(() => {
    if (isWanted) {
      bar.current?.focus({ preventScroll: true })
    }
  }, [isWanted])

  const purposes = listPurposes(hosts)
  function decide(answer: boolean): void {
    consent.decide(Object.fromEntries(purposes.map((purpose) => [purpose, answer])))
    onClose()
  }

  return (
    <section
      ref={bar}
      aria-labelledby={titleId}
      className="privacy-bar"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          onPutOff()
        }
      }}
      tabIndex={-1}
    >
      <div className="wrap privacy-bar-body">
        <div className="privacy-bar-text">
          <PrivacyText {...props} titleId={titleId} />
        </div>
        <p className="privacy-bar-choices">
          <button className="button button-quiet" onClick={() => decide(false)} type="button">
            {words.refuse}
          </button>
          <button className="button button-quiet" onClick={() => decide(true)} type="button">
            {words.allow}
          </button>
        </p>
      </div>
    </section>
  )
}

function PrivacyText({ locale, hosts, answers, isWanted, titleId }: PrivacyBarProps & { titleId: string }) {
  const words = copy[locale]
  const purposes = listPurposes(hosts)
  return (
    <>
      <p className="privacy-bar-title" id={titleId}>
        {words.title}
      </p>
      <p>
        {`${words.request(hosts)} `}
        <a className="text-link" href={pathTo('staticPage', locale, { '*': privacyPageSlug[locale] })}>
          {words.privacyPolicy}
        </a>
      </p>
      {isWanted ? (
        <p>
          {`${words.now(
            purposes
              .map((purpose) => `${words.purposes[purpose]} ${words.answers[`${answers[purpose]}`]}`)
              .join(', '),
          )} ${words.withdrawal}`}
        </p>
      ) : null}
    </>
  )
}

function listPurposes(hosts: PrivacyBarProps['hosts']): readonly Purpose[] {
  return (['measuring', 'chat'] as const).filter((purpose) => hosts[purpose] !== null)
}

/** Reserves space below the page, so that the bar covers neither the focused element nor the end. */
function useReservedHeight(bar: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    const { dataset, style } = document.documentElement
    if (element) {
      const keep = () => style.setProperty('--privacy-bar-height', `${element.offsetHeight}px`)
      // Immediately too, so that nothing is painted beneath it.
      keep()
      // For styles; `:has()` would make every page slower.
      dataset.privacyBar = ''
      const observer = new ResizeObserver(keep)
      observer.observe(element)
      return () => {
        observer.disconnect()
        style.removeProperty('--privacy-bar-height')
        delete dataset.privacyBar
      }
    }
  }, [bar])
}
