import type { Calculator } from '@site/finance/calculators/calculator-limits.ts'
import type { DataRouter, RouterState } from 'react-router'
import type { PageName } from '#app/i18n/pages.ts'
import { tell } from './data-layer.ts'
import type { FormName } from './data-layer-events.ts'
import { pageNameOf } from './page-name.ts'

/** Each of these pages has one form beside the search, and it is known by its page: no form says anything itself. */
const formsOfPages: Readonly<Record<string, FormName>> = {
  contactUs: 'contact',
  eduvestRegister: 'event_registration',
  riskProfile: 'risk_profile',
} satisfies Partial<Record<PageName, FormName>>

/** The kinds of calculator; what stands in its fields is never read. */
const calculators: Readonly<Record<string, Calculator>> = {
  growth: 'growth',
  target: 'target',
  pension: 'pension',
  pensionCheck: 'pensionCheck',
} satisfies Record<Calculator, Calculator>

/** What has been told of the page that is shown. */
const told = new Set<string>()

export function forgetForms(): void {
  told.clear()
}

/** @param view tells of the page that is shown, unless that has been told: what happens on it comes after */
export function followForms(router: DataRouter, view: () => void): void {
  const pageName = () => pageNameOf(router, location.pathname)
  const follow = (how: typeof followTyping) => (event: Event) => {
    view()
    how(pageName(), event.target)
  }
  document.addEventListener('input', follow(followTyping), true)
  document.addEventListener('submit', follow(followSubmit), true)
  followPosts(router, pageName)
}

function followTyping(page: string, target: EventTarget | null): void {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('main form') : null
  if (form === null) {
    return
  }
  followCalculator(page, form)
  const name = formsOfPages[page]
  if (name && isFirst(name)) {
    tell({ event: 'form_step', form: name, step: 'begun' })
  }
}

function followSubmit(page: string, target: EventTarget | null): void {
  if (!(target instanceof HTMLFormElement)) {
    return
  }
  followCalculator(page, target)
  if (formsOfPages[page] === 'risk_profile') {
    // Sent to nobody but the page itself, which marks the open question within the event.
    setTimeout(() => {
      if (target.querySelector('[aria-invalid="true"]')) {
        tell({ event: 'form_step', form: 'risk_profile', step: 'refused' })
      }
    })
  }
}

function followCalculator(page: string, form: HTMLFormElement): void {
  const kind = form.querySelector<HTMLInputElement>('input[type="hidden"][name="calculator"]')?.value ?? ''
  const calculator = calculators[kind]
  if (page === 'investmentCalculator' && calculator && isFirst('calculator')) {
    tell({ event: 'calculator_used', calculator })
  }
}

/** On the page that is shown; asked once for each time that it is told. */
function isFirst(what: string): boolean {
  const isNew = !told.has(what)
  told.add(what)
  return isNew
}

/** From the router: a form may be held back for its check, and is then sent by script. */
function followPosts(router: DataRouter, pageName: () => string): void {
  let sending: FormName | null = null
  let destination: string | null = null
  router.subscribe((state) => {
    const { navigation, location: current } = state
    if (navigation.formMethod === 'POST') {
      sending ??= formsOfPages[pageName()] ?? null
      destination = navigation.location.key
      return
    }
    // Somebody who follows a link meanwhile never comes where the form led: what became of it is not known.
    if (sending && navigation.state === 'idle' && current.key === destination) {
      tell({ event: 'form_step', form: sending, step: isRefused(router, state) ? 'refused' : 'sent' })
    }
    sending = null
  })
}

function isRefused(router: DataRouter, { actionData, errors, location: { pathname } }: RouterState): boolean {
  return (
    errors !== null ||
    Object.values(actionData ?? {}).some(Boolean) ||
    pageNameOf(router, pathname) === 'eduvestRegisterFailed'
  )
}
