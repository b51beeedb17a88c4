/** The CMS has sanitized all HTML that passes here. */
const policy = globalThis.window?.trustedTypes?.createPolicy('rich-text', { createHTML: (html) => html })

/** HTML as `TrustedHTML` if the browser supports Trusted Types; the same string otherwise. */
export function asMarkup(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}
