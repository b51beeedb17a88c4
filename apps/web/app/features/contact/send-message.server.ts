import { data, redirect } from 'react-router'
import type { ConsentTexts } from '#app/forms/consent.ts'
import type { FormCheck } from '#app/forms/form-check.ts'
import { redirectInit } from '#app/forms/form-outcome.ts'
import { rejectedInit, type SubmitErrorReason } from '#app/forms/submit-error-reason.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { RequestScope } from '#app/request/request-context.server.ts'
import type { Site } from '#app/request/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import {
  type ContactErrors,
  type ContactValues,
  contactValues,
  parseContactForm,
  type Subjects,
} from './contact-form.ts'

/** Action data of a form that is shown again. */
export interface ReturnedMessage {
  readonly values: ContactValues
  readonly errors: ContactErrors
  /** null if the fields are invalid. */
  readonly submitError: SubmitErrorReason | null
  /** null if no server has responded. */
  readonly check: FormCheck | null
}

/** What the receipt in the URL of the confirmation proves. */
export const sentMessage = ['contact'] as const

/** Sends the message and redirects, or returns the form with all input preserved. */
export async function sendMessage(
  { locale, content, now }: Pick<Site, 'locale' | 'content' | 'now'>,
  { humanCheck, receipts }: Pick<RequestScope, 'humanCheck' | 'receipts'>,
  posted: FormData,
  displayed: { readonly consent: ConsentTexts; readonly subjects: Subjects },
) {
  const values = contactValues(posted)
  const back = async (errors: ContactErrors, submitError: SubmitErrorReason | null) => {
    const check = await humanCheck.reissue('contact', posted, now)
    return data<ReturnedMessage>({ values, errors, submitError, check }, rejectedInit(submitError))
  }
  const form = parseContactForm(values, { locale, ...displayed })
  if (form.kind === 'invalid') {
    return back(form.errors, null)
  }
  try {
    const verdict = await humanCheck.verdictOn('contact', posted, now)
    if (typeof verdict !== 'string') {
      return back({}, { kind: verdict.rejection })
    }
    const response = await content.sendContactMessage({ ...form.message, humanCheck: verdict })
    switch (response?.outcome) {
      // A service without this endpoint has not stored the message.
      case undefined:
        return back({}, { kind: 'unavailable' })
      case 'tooManyTries':
        return back({}, { kind: 'tooManyTries', retryAfterSeconds: response.retryAfterSeconds })
      case 'received':
        return redirect(
          pathTo('contactUs', locale, undefined, { sent: receipts.sign(sentMessage, now) }),
          redirectInit('accepted'),
        )
    }
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return back({}, { kind: 'unavailable' })
  }
}
