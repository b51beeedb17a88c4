import type { ServerProps } from 'payload'
import { adminLanguage, copy } from './copy.ts'
import { privacyCopy } from './privacy-copy.ts'

/** The ways to our own views, below the collections in the admin's navigation. */
export function StaffLinks({ i18n, user }: ServerProps) {
  const language = adminLanguage(i18n.language)
  const words = copy[language]
  if (user?.role !== 'admin' && user?.role !== 'editor' && user?.role !== 'reviewer') return null
  return (
    <>
      <a className="nav__link" href="/admin/completeness">
        <span className="nav__link-label">{words.completeness}</span>
      </a>
      <a className="nav__link" href="/admin/links">
        <span className="nav__link-label">{words.links}</span>
      </a>
      {user.role === 'admin' ? (
        <>
          <a className="nav__link" href="/admin/client-directory-import">
            <span className="nav__link-label">{privacyCopy[language].directory}</span>
          </a>
          <a className="nav__link" href="/admin/privacy">
            <span className="nav__link-label">{privacyCopy[language].privacy}</span>
          </a>
        </>
      ) : null}
    </>
  )
}
