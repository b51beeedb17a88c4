export function usePageHead(page) {
  const { title, metas, links, stylesheets, structuredData } = page.head
  const { srcset, sizes } = (page.first ?? page).picture
  useHead({
    title,
    meta: metas,
    link: [
      { rel: 'preload', as: 'image', imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high' },
      ...links,
      ...stylesheets.map((href) => ({ rel: 'stylesheet', href })),
    ],
    script: [{ type: 'application/ld+json', innerHTML: structuredData }],
  })
}
