import type { ServerProps } from 'payload'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'
import { listUrl } from '#cms/base/admin/list-url.ts'
import { privacyCopy } from '#cms/services/privacy/copy.ts'
import { directoryCopy } from '#cms/subjects/client-directory/copy.ts'
import { economyImportCopy } from '#cms/subjects/economy/import-copy.ts'
import { fundImportCopy } from '#cms/subjects/funds/import-copy.ts'
import { marketDataCopy } from '#cms/subjects/market-data/copy.ts'

const failedMails = listUrl('mails', { state: 'failed' })

/** Links to our custom views, below the collections in the admin's navigation. */
export async function StaffLinks({ i18n, payload, user }: ServerProps) {
  const language = adminLanguage(i18n.language)
  const words = copy[language]
  if (user?.role !== 'admin' && user?.role !== 'editor' && user?.role !== 'reviewer') return null
  const failed = user.role === 'reviewer' ? 0 : await countFailed(payload)
  return (
    <>
      <a className="nav__link" href="/admin/completeness">
        <span className="nav__link-label">{words.completeness}</span>
      </a>
      <a className="nav__link" href="/admin/links">
        <span className="nav__link-label">{words.links}</span>
      </a>
      {failed > 0 && (
        <a className="nav__link" href={failedMails}>
          <span className="nav__link-label">{words.failedMails(failed)}</span>
        </a>
      )}
      {user.role === 'reviewer' ? null : (
        <a className="nav__link" href="/admin/market-data">
          <span className="nav__link-label">{marketDataCopy[language].title}</span>
        </a>
      )}
      <a className="nav__link" href="/admin/fund-import">
        <span className="nav__link-label">{fundImportCopy[language].title}</span>
      </a>
      {user.role === 'reviewer' ? null : (
        <a className="nav__link" href="/admin/economy-import">
          <span className="nav__link-label">{economyImportCopy[language].title}</span>
        </a>
      )}
      {user.role === 'admin' ? (
        <>
          <a className="nav__link" href="/admin/client-directory-import">
            <span className="nav__link-label">{directoryCopy[language].directory}</span>
          </a>
          <a className="nav__link" href="/admin/privacy">
            <span className="nav__link-label">{privacyCopy[language].privacy}</span>
          </a>
        </>
      ) : null}
    </>
  )
}

async function countFailed(payload: ServerProps['payload']): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    overrideAccess: true,
  })
  return totalDocs
}
