import { useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router'
import { useSpinDelay } from '#app/data/use-spin-delay.ts'
import { Skeleton } from '#app/design/skeleton.tsx'
import { usePageChange } from '#app/design/use-page-change.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CompanyTab } from './company-view.ts'
import { copy } from './copy.ts'

/** A part of a company's page, or its placeholder while another view of the same company is loading. */
export function PendingPart({
  locale,
  tab,
  children,
}: {
  locale: Locale
  tab: CompanyTab
  children: React.ReactNode
}) {
  const { pathname, search } = useLocation()
  const { location } = useNavigation()
  const isShown = useSpinDelay(location?.pathname === pathname)
  const element = useRef<HTMLDivElement>(null)
  // The clicked link may be gone with the old view: move the focus to the start of the new one.
  usePageChange(`${search} ${isShown}`, () => {
    if (document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true })
    }
  })
  const isBack = useNavigationType() === 'POP'
  // The tabs stay on the screen, so another one may be chosen far below its start.
  usePageChange(tab, () => {
    if (!isBack && (element.current?.getBoundingClientRect().top ?? 0) < 0) {
      element.current?.scrollIntoView()
    }
  })
  return (
    <div ref={element} className="scroll-mt-28 md:scroll-mt-14" tabIndex={-1}>
      {isShown ? (
        <div className="min-h-[80svh] py-10">
          <Skeleton label={copy[locale].loading} lines={12} />
        </div>
      ) : (
        children
      )}
    </div>
  )
}
