import { Article } from '../../../../../page/article.jsx'
import { loadPage } from '../../../../../page/load-page.js'

export const dynamic = 'force-dynamic'

export default async function Page({ params }) {
  const { slug } = await params
  return <Article page={await loadPage(`/id/blog/${slug}`)} />
}
