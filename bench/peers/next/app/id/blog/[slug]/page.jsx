import { Article } from '../../../../page/article.jsx'
import { loadPage } from '../../../../page/load-page.js'

export const revalidate = 60

/** None at build time: the first visitor of an article makes it, and the next ones get what was made. */
export const generateStaticParams = () => []

export default async function Page({ params }) {
  const { slug } = await params
  return <Article page={await loadPage(`/id/blog/${slug}`)} />
}
