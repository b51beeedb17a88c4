import type { Page } from '@playwright/test'

/** An answer to look through, as a browser would read it. */
export interface Seen {
  readonly name: string
  readonly body: string
  readonly kind: 'text/html' | 'application/xml'
}

/** Nothing of our own pages has any of these; what an address must not begin with is compared without blanks. */
interface Signs {
  readonly elements: string
  readonly schemes: readonly string[]
}

const interactions: Signs = {
  elements:
    'xss, base, object, embed, iframe[srcdoc], iframe[src*="evil.example"], meta[http-equiv="refresh" i], [href*="evil.example/a.css"], form[action*="evil.example"]',
  schemes: [
    'javascript:',
    'vbscript:',
    'data:text',
    'blob:',
    'file:',
    'filesystem:',
    'view-source:',
    '//evil',
  ],
}

/** Markup that came out of texts, in answers that are read but not run: no policy stands between. */
export async function markupFaults(page: Page, answers: readonly Seen[]): Promise<string[]> {
  return page.evaluate(
    ([seen, { elements, schemes }]) =>
      seen.flatMap(({ name, body, kind }) => {
        const document = new DOMParser().parseFromString(body, kind)
        const faults: string[] = []
        if (document.querySelector('parsererror')) {
          faults.push('is not well-formed')
        }
        for (const element of document.querySelectorAll('*')) {
          const shown = element.outerHTML.slice(0, 120)
          if (element.matches(elements) || element.localName.includes('<')) {
            faults.push(`has ${shown}`)
          }
          for (const attribute of element.attributes) {
            // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of a scheme
            const value = attribute.value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
            const isAddress = /^(?:href|src|action|formaction|data|poster|xlink:href)$/.test(attribute.name)
            if (
              attribute.name.startsWith('on') ||
              (isAddress && schemes.some((scheme) => value.startsWith(scheme)))
            ) {
              faults.push(`has ${attribute.name} in ${shown}`)
            }
          }
          if (element.localName === 'script' && /^\s*(?:parent\.)?alert\(/.test(element.textContent ?? '')) {
            faults.push(`has a script: ${shown}`)
          }
          if (element.localName === 'style' && element.textContent?.includes('evil.example')) {
            faults.push(`has a style: ${shown}`)
          }
        }
        return faults.map((fault) => `${name} ${fault}`)
      }),
    [answers, interactions] as const,
  )
}
