/** Only web addresses become links; anything else stays text, and a dash stands where there is none. */
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
