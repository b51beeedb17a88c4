import { Listing } from '../../../page/listing.jsx'
import { loadPage } from '../../../page/load-page.js'

export const revalidate = 60

export default async function Page() {
  return <Listing page={await loadPage('/id/blog')} />
}
