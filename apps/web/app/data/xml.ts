import { escapeHtml } from '@site/operations/escape-html.ts'

/** Escapes text for an XML element or attribute; removes characters that XML 1.0 does not allow. */
export function xmlText(text: string): string {
  return escapeHtml(
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot represent these characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .toWellFormed(),
  )
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}

export function xmlResponse(body: string, contentType = 'application/xml'): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': `${contentType}; charset=utf-8` },
  })
}
