export function usePageHead(page) {
  const { title, metas, links, stylesheets, noScriptStyles, structuredData } = page.head
  const { srcset, sizes } = (page.first ?? page).picture
  useHead({
    title,
    meta: metas,
    link: [
      { rel: 'preload', as: 'image', imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high' },
      ...links,
      ...stylesheets.map((href) => ({ rel: 'stylesheet', href })),
    ],
    noscript: [{ innerHTML: `<link rel="stylesheet" href="${noScriptStyles}">` }],
    script: [{ type: 'application/ld+json', innerHTML: structuredData }],
  })
}
