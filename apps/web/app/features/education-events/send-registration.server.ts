import { data, redirect } from 'react-router'
import type { NotSentReason } from '#app/forms/sent-or-kept.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Site } from '#app/shell/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import {
  parseRegistrationForm,
  type RegistrationErrors,
  type RegistrationValues,
} from './registration-form.ts'

/** What the form is told when it comes back. */
export interface ReturnedRegistration {
  readonly values: RegistrationValues
  readonly errors: RegistrationErrors
  /** Why it has reached nobody; null where the service has answered. */
  readonly notSent: NotSentReason | null
}

/** Registers and leads on, or hands the form back with everything that was typed: 422, or 503 while the service is down. */
export async function sendRegistration(
  { locale, content }: Site,
  slug: string,
  values: RegistrationValues,
  consentText: string,
) {
  const back = (status: number, errors: RegistrationErrors, notSent: NotSentReason | null = null) =>
    data<ReturnedRegistration>({ values, errors, notSent }, { status })
  const form = parseRegistrationForm(values, { locale, eventSlug: slug, consentText })
  if (form.kind === 'invalid') {
    return back(422, form.errors)
  }
  try {
    const answer = await content.register(form.registration)
    switch (answer?.outcome) {
      case undefined:
        throw data(null, { status: 404 })
      case 'registered':
      case 'waiting':
        return redirect(pathTo('eduvestRegisterSuccess', locale, { slug }), 303)
      case 'full':
      case 'closed':
        return redirect(pathTo('eduvestRegisterFailed', locale, { slug }, { reason: answer.outcome }), 303)
      case 'tooManyTries':
        return back(503, {}, 'unavailable')
      case 'sharedCode':
      case 'unknownClient':
        return back(422, { clientCode: 'unknownClient' })
      case 'alreadyRegistered':
        return back(422, { [values.kind === 'client' ? 'clientCode' : 'email']: 'alreadyRegistered' })
    }
  } catch (error) {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return back(503, {}, 'unavailable')
  }
}
