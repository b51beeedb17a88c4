/** Only http(s) URLs become links; other texts stay text. A dash if there is none. */
export function WebsiteLink({ website }: { website: string | null }) {
  if (website === null) {
    return '–'
  }
  return /^https?:\/\//.test(website) ? (
    <a className="text-link" href={website} rel="external nofollow noopener">
      {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  ) : (
    website
  )
}
