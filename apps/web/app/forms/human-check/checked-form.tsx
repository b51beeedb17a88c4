import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/design/form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { formCopy } from '../copy.ts'
import { SendButton } from '../send-button.tsx'
import { checkFields, type FormCheck } from './form-check.ts'
import { useHumanCheck } from './use-human-check.ts'

interface CheckedFormProps {
  locale: Locale
  action: string
  /** What came with the page. */
  check: FormCheck
  /** What came with the form as it came back; null where it did not, or from nobody who could give one. */
  returnedCheck: FormCheck | null
  /** What the button says. */
  send: string
  children: React.ReactNode
}

/** A form that reaches us only from a person. Checked by the server, whose messages the browser's own would hide. */
export function CheckedForm({ locale, action, check, returnedCheck, send, children }: CheckedFormProps) {
  const words = formCopy[locale].check
  const latest = useLatest(check, returnedCheck)
  const { form, place, answer, isWaiting, onSubmit } = useHumanCheck(latest, locale)
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
        <label htmlFor={`field-${checkFields.trap}`}>{words.leaveEmpty}</label>
        <input
          autoComplete="off"
          id={`field-${checkFields.trap}`}
          name={checkFields.trap}
          tabIndex={-1}
          type="text"
        />
      </div>
      {latest.way.kind === 'widget' ? <div ref={place} /> : null}
      <p>
        <SendButton busy={isWaiting ? words.checking : isSending ? words.sending : null}>{send}</SendButton>
      </p>
    </Form>
  )
}

/** A form that could not be sent comes back without a check: the last one that it had still holds. */
function useLatest(check: FormCheck, returned: FormCheck | null): FormCheck {
  const [latest, setLatest] = useState(returned ?? check)
  if (returned !== null && returned !== latest) {
    setLatest(returned)
    return returned
  }
  return latest
}
