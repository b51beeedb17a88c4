/** The content service has cleaned what comes through here. */
const policy = globalThis.window?.trustedTypes?.createPolicy('rich-text', { createHTML: (html) => html })

/** Editors' text as what a browser with Trusted Types takes for markup; the same string everywhere else. */
export function asMarkup(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}
