import { addThirdPartyScript } from '#app/third-parties/third-party-script.ts'

/** The global that the service's script defines. */
interface Service {
  readonly ready: (then: () => void) => void
  readonly render: (
    mount: HTMLElement,
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
  /** The version of the service; only version 2 is supported. */
  readonly version: number | null
  readonly language: string
  readonly scriptUrl: string
}

interface BoxOptions {
  readonly mount: HTMLElement
  /** Called with the answer of a completed widget, and with null when that has expired. */
  readonly onAnswer: (answer: string | null) => void
  /** The widget cannot reach its service. */
  readonly onFailure: () => void
}

export interface LoadedHumanCheck {
  readonly show: (options: BoxOptions) => void
}

/** The functions of the page that the loader needs. */
export interface Page {
  /** Rejects if the script fails to load. */
  readonly addScript: (url: string) => Promise<void>
  readonly service: () => Service | undefined
}

const errorWith = (what: string) => new Error(`ReCaptcha error: ${what}`)

/** Loads the script of the service. The four errors are those of the specification. */
export async function loadHumanCheck(
  { key, version, language, scriptUrl }: HumanCheckOptions,
  page: Page = thisPage,
): Promise<LoadedHumanCheck> {
  if (key === '') {
    throw errorWith('No key provided')
  }
  if (version === null) {
    throw errorWith('No version provided')
  }
  const url = new URL(scriptUrl)
  url.searchParams.set('render', 'explicit')
  url.searchParams.set('hl', language)
  if (page.service() === undefined) {
    await page.addScript(url.href).catch(() => {
      throw errorWith('Failed to load script')
    })
  }
  const service = page.service()
  if (service === undefined) {
    throw errorWith('Failed to execute')
  }
  await new Promise<void>((resolve) => service.ready(resolve))
  return {
    show({ mount, onAnswer, onFailure }) {
      try {
        service.render(mount, {
          sitekey: key,
          size: 'normal',
          callback: onAnswer,
          'expired-callback': () => onAnswer(null),
          'error-callback': onFailure,
        })
      } catch (error) {
        throw Object.assign(errorWith('Failed to execute'), { cause: error })
      }
    },
  }
}

const thisPage: Page = {
  addScript: addThirdPartyScript,
  service: () => window.grecaptcha,
}
