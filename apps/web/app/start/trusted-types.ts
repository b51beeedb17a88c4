/** Missing in TypeScript's library. A policy function that returns null rejects the text. */
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

/** React creates script elements with it; such a script never runs. */
const SCRIPT_ELEMENT = '<script></script>'
const BUILT = '/assets/'

/**
 * The default Trusted Types policy: allows text without markup, and built files as workers. All other markup and script
 * URLs are rejected (docs/decisions/0020).
 */
export function rejectForeignMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === SCRIPT_ELEMENT || !html.includes('<') ? html : null),
    createScriptURL: (url) =>
      new URL(url, location.href).href.startsWith(location.origin + BUILT) ? url : null,
  })
}
