import { useId, useRef } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './dialog.css'

const copy = { id: { close: 'Tutup' }, en: { close: 'Close' } } as const satisfies Record<Locale, object>

/**
 * A dialog and the button that opens it. The native dialog traps the focus, closes on Escape and returns the focus to
 * the button. Only for content that the page does not depend on.
 */
export function Dialog({
  locale,
  title,
  buttonLabel,
  children,
}: {
  locale: Locale
  title: string
  buttonLabel: string
  children: React.ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  return (
    <>
      <Button look="quiet" onClick={() => dialog.current?.showModal()}>
        {buttonLabel}
      </Button>
      <dialog
        aria-labelledby={titleId}
        className="dialog"
        // Light dismiss where the browser supports `closedby`; Escape works in all browsers.
        closedby="any"
        ref={dialog}
      >
        <div className="dialog-head">
          <h2 className="text-lg" id={titleId}>
            {title}
          </h2>
          <form method="dialog">
            <button aria-label={copy[locale].close} className="icon-link" type="submit">
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </dialog>
    </>
  )
}
