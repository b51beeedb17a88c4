import { useId, useRef } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

const copy = { id: { close: 'Tutup' }, en: { close: 'Close' } } as const satisfies Record<Locale, object>

/**
 * A question or detail before the page, with the button that opens it. The browser's own dialog keeps the focus
 * inside, closes on Escape and gives the focus back to the button. Only for what a page can do without.
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
        // The browser closes on a click outside where it knows this attribute; Escape works in all of them.
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
