import { Listing } from '../../../../page/listing.jsx'
import { loadPage } from '../../../../page/load-page.js'

export const dynamic = 'force-dynamic'

export default async function Page() {
  return <Listing page={await loadPage('/id/blog')} />
}
