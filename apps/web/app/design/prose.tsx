/** Editors' text: HTML that the content service made from its own rich text and cleaned. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content service is the only source and sanitises it
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
