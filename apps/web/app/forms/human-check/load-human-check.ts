import { addThirdPartyScript } from '#app/third-parties/third-party-script.ts'

/** What the script of the service puts into the page. */
interface Service {
  readonly ready: (then: () => void) => void
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'normal'
      readonly callback: (answer: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ) => number
}

declare global {
  interface Window {
    grecaptcha?: Service
  }
}

interface HumanCheckOptions {
  readonly key: string
  /** The only one that is spoken is 2. */
  readonly version: number | null
  readonly language: string
  readonly scriptUrl: string
}

interface BoxOptions {
  readonly place: HTMLElement
  /** Told the answer of a ticked box, and null once that has expired. */
  readonly onAnswer: (answer: string | null) => void
  /** The box cannot reach its service any more. */
  readonly onFailure: () => void
}

export interface LoadedHumanCheck {
  /** Puts a box of normal size into the page. */
  readonly show: (options: BoxOptions) => void
}

/** What the loader needs of a page. */
export interface Page {
  /** Rejects where the script does not come. */
  readonly addScript: (url: string) => Promise<void>
  readonly service: () => Service | undefined
}

const fault = (what: string) => new Error(`ReCaptcha error: ${what}`)

/** Brings the script of the service into the page. The four errors are the specification's. */
export async function loadHumanCheck(
  { key, version, language, scriptUrl }: HumanCheckOptions,
  page: Page = thisPage,
): Promise<LoadedHumanCheck> {
  if (key === '') {
    throw fault('No key provided')
  }
  if (version === null) {
    throw fault('No version provided')
  }
  const url = new URL(scriptUrl)
  url.searchParams.set('render', 'explicit')
  url.searchParams.set('hl', language)
  if (page.service() === undefined) {
    await page.addScript(url.href).catch(() => {
      throw fault('Failed to load script')
    })
  }
  const service = page.service()
  if (service === undefined) {
    throw fault('Failed to execute')
  }
  await new Promise<void>((resolve) => service.ready(resolve))
  return {
    show({ place, onAnswer, onFailure }) {
      try {
        service.render(place, {
          sitekey: key,
          size: 'normal',
          callback: onAnswer,
          'expired-callback': () => onAnswer(null),
          'error-callback': onFailure,
        })
      } catch (error) {
        throw Object.assign(fault('Failed to execute'), { cause: error })
      }
    },
  }
}

const thisPage: Page = {
  addScript: addThirdPartyScript,
  service: () => window.grecaptcha,
}
