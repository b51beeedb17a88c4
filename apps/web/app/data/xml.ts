import { escapeHtml } from '@site/operations/escape-html.ts'

/** Text as it may stand in XML, in an element or an attribute; what XML 1.0 cannot hold at all is left out. */
export function xmlText(text: string): string {
  return escapeHtml(
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no form for these
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .toWellFormed(),
  )
}

/** An element with text in it. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

export function xmlResponse(body: string, contentType = 'application/xml'): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${contentType}; charset=utf-8` },
  })
}
