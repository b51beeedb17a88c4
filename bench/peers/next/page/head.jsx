/** React moves these into the head. */
export function Head({ head }) {
  return (
    <>
      <title>{head.title}</title>
      {head.metas.map((attributes) => (
        <meta key={JSON.stringify(attributes)} {...attributes} />
      ))}
      {head.links.map((attributes) => (
        <link key={JSON.stringify(attributes)} {...attributes} />
      ))}
      {head.stylesheets.map((href) => (
        <link href={href} key={href} precedence="default" rel="stylesheet" />
      ))}
      <noscript>
        <link href={head.noScriptStyles} rel="stylesheet" />
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, not to be escaped as HTML */}
      <script dangerouslySetInnerHTML={{ __html: head.structuredData }} type="application/ld+json" />
    </>
  )
}
