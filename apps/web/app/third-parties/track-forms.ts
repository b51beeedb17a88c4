import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Calculator } from '@site/finance/calculators/calculator-limits.ts'
import type { DataRouter, RouterState } from 'react-router'
import { pushEvent } from './data-layer.ts'
import type { FormName } from './data-layer-events.ts'
import { findPageName } from './page-name.ts'

/** Each of these pages has one form besides the search, so the page identifies the form. */
const formsOfPages: Readonly<Record<string, FormName>> = {
  contactUs: 'contact',
  eventRegister: 'event_registration',
  riskProfile: 'risk_profile',
} satisfies Partial<Record<PageName, FormName>>

/** The calculator names; field values are never read. */
const calculators: Readonly<Record<string, Calculator>> = {
  growth: 'growth',
  target: 'target',
  pension: 'pension',
  pensionCheck: 'pensionCheck',
} satisfies Record<Calculator, Calculator>

/** Events already sent for the shown page. */
const sentEvents = new Set<string>()

export function resetForms(): void {
  sentEvents.clear()
}

/** @param view sends the page view first, if it was not sent yet */
export function trackForms(router: DataRouter, view: () => void): void {
  const pageName = () => findPageName(router, location.pathname)
  const follow = (track: typeof trackInput) => (event: Event) => {
    view()
    track(pageName(), event.target)
  }
  document.addEventListener('input', follow(trackInput), true)
  document.addEventListener('submit', follow(trackSubmit), true)
  trackPosts(router, pageName)
}

function trackInput(page: string, target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('main form') : null
  if (form === null) {
    return
  }
  trackCalculator(page, form)
  const name = formsOfPages[page]
  if (name && isNewEvent(name)) {
    pushEvent({ event: 'form_step', form: name, step: 'begun' })
  }
}

function trackSubmit(page: string, target: EventTarget | null): void {
  if (!(target instanceof HTMLFormElement)) {
    return
  }
  trackCalculator(page, target)
  if (formsOfPages[page] === 'risk_profile') {
    // The form is submitted by client code, which marks the invalid question within the event.
    setTimeout(() => {
      if (target.querySelector('[aria-invalid="true"]')) {
        pushEvent({ event: 'form_step', form: 'risk_profile', step: 'refused' })
      }
    })
  }
}

function trackCalculator(page: string, form: HTMLFormElement): void {
  const kind = form.querySelector<HTMLInputElement>('input[type="hidden"][name="calculator"]')?.value ?? ''
  const calculator = calculators[kind]
  if (page === 'investmentCalculator' && calculator && isNewEvent('calculator')) {
    pushEvent({ event: 'calculator_used', calculator })
  }
}

/** Whether the event is new on the shown page; returns true once per event. */
function isNewEvent(name: string): boolean {
  const isNew = !sentEvents.has(name)
  sentEvents.add(name)
  return isNew
}

/** Subscribes to the router, because a form may be delayed by its check and then submitted by script. */
function trackPosts(router: DataRouter, pageName: () => string): void {
  let sending: FormName | null = null
  let destination: string | null = null
  router.subscribe((state) => {
    const { navigation, location: current } = state
    if (navigation.formMethod === 'POST') {
      sending ??= formsOfPages[pageName()] ?? null
      destination = navigation.location.key
      return
    }
    // If the visitor follows a link meanwhile, the outcome is unknown.
    if (sending && navigation.state === 'idle' && current.key === destination) {
      pushEvent({ event: 'form_step', form: sending, step: isRefused(router, state) ? 'refused' : 'sent' })
    }
    sending = null
  })
}

function isRefused(router: DataRouter, { actionData, errors, location: { pathname } }: RouterState): boolean {
  return (
    errors !== null ||
    Object.values(actionData ?? {}).some(Boolean) ||
    findPageName(router, pathname) === 'eventRegisterFailed'
  )
}
