import type { Page } from '@playwright/test'

/** A response to be parsed like in a browser. */
export interface Seen {
  readonly name: string
  readonly body: string
  readonly kind: 'text/html' | 'application/xml'
}

/** Signs of injected markup, which no page of ours has; URL prefixes are compared without whitespace. */
interface Signs {
  readonly elements: string
  readonly schemes: readonly string[]
}

const signs: Signs = {
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

/** Finds markup that originates from texts, in parsed but not executed responses, so that the CSP does not matter. */
export async function markupErrors(page: Page, answers: readonly Seen[]): Promise<string[]> {
  return page.evaluate(
    ([seen, { elements, schemes }]) =>
      seen.flatMap(({ name, body, kind }) => {
        const document = new DOMParser().parseFromString(body, kind)
        const errors: string[] = []
        if (document.querySelector('parsererror')) {
          errors.push('is not well-formed')
        }
        for (const element of document.querySelectorAll('*')) {
          const shown = element.outerHTML.slice(0, 120)
          if (element.matches(elements) || element.localName.includes('<')) {
            errors.push(`has ${shown}`)
          }
          for (const attribute of element.attributes) {
            // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in a scheme
            const value = attribute.value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
            const isAddress = /^(?:href|src|action|formaction|data|poster|xlink:href)$/.test(attribute.name)
            if (
              attribute.name.startsWith('on') ||
              (isAddress && schemes.some((scheme) => value.startsWith(scheme)))
            ) {
              errors.push(`has ${attribute.name} in ${shown}`)
            }
          }
          if (element.localName === 'script' && /^\s*(?:parent\.)?alert\(/.test(element.textContent ?? '')) {
            errors.push(`has a script: ${shown}`)
          }
          if (element.localName === 'style' && element.textContent?.includes('evil.example')) {
            errors.push(`has a style: ${shown}`)
          }
        }
        return errors.map((error) => `${name} ${error}`)
      }),
    [answers, signs] as const,
  )
}
