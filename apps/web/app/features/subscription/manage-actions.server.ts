import type { SubscriptionState } from '@site/contracts/content/subscription.ts'
import { SUBSCRIPTION_CONSENT_VERSION } from '@site/contracts/content/subscription-names.ts'
import { data } from 'react-router'
import { postedText } from '#app/forms/posted-form.ts'
import type { Site } from '#app/request/site-context.ts'
import { isServiceUnavailable } from '#app/upstream/upstream-error.ts'
import { acceptedInit, linkStatuses, readToken } from './link.server.ts'
import {
  keepTypedValues,
  type ManageOutcome,
  type ManageStep,
  manageSteps,
  readManageValues,
} from './manage-values.ts'
import { parseChoices } from './parse-choices.server.ts'

type ManageSite = Pick<Site, 'locale' | 'content' | 'market' | 'now'>

interface ManageRequest {
  readonly token: string
  readonly posted: FormData
  readonly legalName: string
}

/** Does what the clicked button is for; repeated, it has the same effect. */
export async function manageSubscription(site: ManageSite, url: URL, posted: FormData, legalName: string) {
  const token = readToken(url)
  const step = manageSteps.find((one) => one === postedText(posted, 'step'))
  if (token === null || step === undefined) {
    return respond({ kind: 'expired' })
  }
  const outcome = await runStep(step, site, { token, posted, legalName }).catch((error: unknown) => {
    if (!isServiceUnavailable(error)) {
      throw error
    }
    return null
  })
  return respond(
    outcome ?? {
      kind: 'failed',
      reason: 'unavailable',
      values: keepTypedValues(posted, site.locale),
    },
  )
}

function respond(outcome: ManageOutcome) {
  switch (outcome.kind) {
    case 'expired':
      return data(outcome, { status: linkStatuses.expired })
    case 'failed':
      return data(outcome, { status: linkStatuses.unavailable })
    case 'returned':
    case 'unsure':
      return data(outcome, { status: 422 })
    default:
      return data(outcome, acceptedInit)
  }
}

/** The outcome; null of a service without the endpoint. */
async function runStep(
  step: ManageStep,
  site: ManageSite,
  request: ManageRequest,
): Promise<ManageOutcome | null> {
  const { token, posted } = request
  switch (step) {
    case 'update':
      return updateSubscription(site, request)
    case 'pause1':
      return toOutcome(await site.content.pauseSubscription(token, 1), 'paused')
    case 'pause3':
      return toOutcome(await site.content.pauseSubscription(token, 3), 'paused')
    case 'resume':
      return toOutcome(await site.content.pauseSubscription(token, 0), 'resumed')
    case 'delete': {
      if (!posted.has('sure')) {
        return { kind: 'unsure' }
      }
      const response = await site.content.deleteSubscription(token)
      return response && { kind: response.outcome }
    }
  }
}

async function updateSubscription(
  site: ManageSite,
  { token, posted, legalName }: ManageRequest,
): Promise<ManageOutcome | null> {
  const current = await site.content.subscriptionState(token)
  if (current === null || current.outcome === 'expired') {
    return current && { kind: 'expired' }
  }
  const values = readManageValues(posted, site.locale)
  const { choices, errors } = await parseChoices(values, site, { legalName, known: current.shares })
  if (errors.length > 0) {
    return { kind: 'returned', values, errors }
  }
  const response = await site.content.updateSubscription({
    token,
    locale: values.language,
    consentVersion: SUBSCRIPTION_CONSENT_VERSION,
    choices,
  })
  return toOutcome(response, 'saved')
}

function toOutcome(
  response: SubscriptionState | null,
  kind: 'saved' | 'paused' | 'resumed',
): ManageOutcome | null {
  return response && { kind: response.outcome === 'found' ? kind : 'expired' }
}
