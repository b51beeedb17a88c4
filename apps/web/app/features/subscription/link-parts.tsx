import { useNavigation } from 'react-router'
import { Form } from '#app/design/form.tsx'
import { Notice } from '#app/design/notice.tsx'
import { useErrorTitle } from '#app/design/use-error-title.ts'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import { SendButton } from '#app/forms/send-button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { type FailedRequest, type LinkProblem, toLinkQuery } from './link.ts'
import { tokenCopy } from './token-copy.ts'

/** A link that leads nowhere, or no link at all. */
export function LinkProblemNotice({ locale, problem }: { locale: Locale; problem: LinkProblem }) {
  const words = tokenCopy[locale]
  if (problem === 'unavailable') {
    return (
      <Notice role="alert" title={words.failedTitle} tone="error">
        <p>{words.unavailable}</p>
      </Notice>
    )
  }
  return (
    <Notice {...(problem === 'expired' ? ({ role: 'alert', tone: 'error' } as const) : {})}>
      <p>
        {`${problem === 'expired' ? words.expired : words.mailOnly} `}
        <a className="font-semibold underline underline-offset-4" href={pathTo('subscription', locale)}>
          {words.askNew}
        </a>
      </p>
    </Notice>
  )
}

/** Takes the focus, because the focused button is gone. */
export function Outcome({ response, children }: { response: unknown; children: React.ReactNode }) {
  return (
    <div ref={useResponseFocus<HTMLDivElement>(response)} className="grid gap-6" tabIndex={-1}>
      {children}
    </div>
  )
}

export function FailedNotice({ locale, failed }: { locale: Locale; failed: FailedRequest }) {
  const words = tokenCopy[locale]
  useErrorTitle(true, failed)
  return (
    <div ref={useResponseFocus<HTMLDivElement>(failed)} tabIndex={-1}>
      <Notice role="alert" title={words.failedTitle} tone="error">
        <p>{words[failed.reason]}</p>
      </Notice>
    </div>
  )
}

interface LinkFormProps {
  locale: Locale
  page: 'subscriptionConfirm' | 'subscriptionEnd' | 'subscriptionManage'
  token: string
  /** Distinguishes the forms of a page. */
  step: string
  send: string
  children?: React.ReactNode
}

/** A form that posts to the URL of its page, which has the token. */
export function LinkForm({ locale, page, token, step, send, children }: LinkFormProps) {
  const { state, formData } = useNavigation()
  // Not during the revalidation after it: the outcome is shown, and another click must be accepted.
  const isBusy = state === 'submitting'
  return (
    <Form
      action={pathTo(page, locale, undefined, toLinkQuery(token))}
      className="grid max-w-[40rem] gap-6"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) {
          event.preventDefault()
        }
      }}
    >
      <input name="step" type="hidden" value={step} />
      {children}
      <p>
        <SendButton
          busy={isBusy && formData?.get('step') === step ? tokenCopy[locale].sending : null}
          isBlocked={isBusy}
        >
          {send}
        </SendButton>
      </p>
    </Form>
  )
}
