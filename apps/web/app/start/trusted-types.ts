/** What TypeScript's own library does not know yet. A maker that answers null refuses the text. */
interface TrustedTypesFactory {
  readonly createPolicy: <Makers extends Readonly<Record<string, (text: string) => string | null>>>(
    name: string,
    makers: Makers,
  ) => { readonly [Maker in keyof Makers]: (text: string) => TrustedHTML }
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory
  }
}

/** What React writes to make the element of a script: it is run by nobody. */
const SCRIPT_ELEMENT = '<script></script>'
const BUILT = '/assets/'

/**
 * What a browser with Trusted Types takes without being asked by name: text without markup, and our own built files for
 * workers. Everything else that would become markup or script is refused (docs/decisions/0020).
 */
export function refuseForeignMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === SCRIPT_ELEMENT || !html.includes('<') ? html : null),
    createScriptURL: (url) =>
      new URL(url, location.href).href.startsWith(location.origin + BUILT) ? url : null,
  })
}
