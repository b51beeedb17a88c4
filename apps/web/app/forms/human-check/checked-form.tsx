import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/design/form.tsx'
import { checkFields, type FormCheck } from '#app/forms/form-check.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from '../copy.ts'
import { SendButton } from '../send-button.tsx'
import { useHumanCheck } from './use-human-check.ts'

interface CheckedFormProps {
  locale: Locale
  action: string
  /** The challenge issued with the page. */
  check: FormCheck
  /** The challenge issued with the returned form; null on a new page and if the form was restored in the browser. */
  returnedCheck: FormCheck | null
  send: string
  children: React.ReactNode
}

/** A form with a human check. `noValidate`: the server validates, because native messages would hide its own. */
export function CheckedForm({ locale, action, check, returnedCheck, send, children }: CheckedFormProps) {
  const words = formCopy[locale].check
  const latest = useLatest(check, returnedCheck)
  const { form, mount, answer, isWaiting, onSubmit } = useHumanCheck(latest, locale)
  // Also while the redirect loads: another click would submit it again.
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form
      ref={form}
      action={action}
      className="grid max-w-[40rem] gap-6"
      method="post"
      noValidate
      onSubmit={(event) => (isSending ? event.preventDefault() : onSubmit(event))}
    >
      <input name={checkFields.key} type="hidden" value={latest.idempotencyKey} />
      <input name={checkFields.token} type="hidden" value={latest.token} />
      <input name={checkFields.answer} type="hidden" value={answer} />
      {children}
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`field-${checkFields.honeypot}`}>{words.leaveEmpty}</label>
        <input
          autoComplete="off"
          id={`field-${checkFields.honeypot}`}
          name={checkFields.honeypot}
          tabIndex={-1}
          type="text"
        />
      </div>
      {latest.method.kind === 'widget' ? <div ref={mount} /> : null}
      <p>
        <SendButton busy={isWaiting ? words.checking : isSending ? words.sending : null}>{send}</SendButton>
      </p>
    </Form>
  )
}

/** A form that could not be sent has no new challenge: the previous one is still valid. */
function useLatest(check: FormCheck, returned: FormCheck | null): FormCheck {
  const [latest, setLatest] = useState(returned ?? check)
  if (returned !== null && returned !== latest) {
    setLatest(returned)
    return returned
  }
  return latest
}
