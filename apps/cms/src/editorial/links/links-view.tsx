import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { checksExternalLinks, environment } from '#cms/base/environment/environment.ts'
import type { LinkCheck } from '#cms/base/payload-types.ts'
import { wibDay, wibTime } from '#cms/base/time/wib-time.ts'
import { type CheckedLink, latestReport } from './check-links.ts'
import type { LinkPlace } from './find-links.ts'

type Language = keyof typeof copy

const maxShown = 200

/** Broken, redirected and external links, with the documents that contain them. */
export function LinksView(view: AdminViewServerProps) {
  const words = copy[adminLanguage(view.initPageResult.req.i18n.language)]
  return (
    <StaffView lead={words.linksLead} title={words.links} view={view}>
      {async () => (
        // The check requests hundreds of pages.
        <Suspense
          fallback={
            <p aria-busy="true" role="status">
              {words.checking}
            </p>
          }
        >
          <Report view={view} />
        </Suspense>
      )}
    </StaffView>
  )
}

async function Report({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult
  const language = adminLanguage(req.i18n.language)
  const words = copy[language]
  const isFresh = view.searchParams?.refresh === '1'
  const report = await latestReport(req.payload, environment.SITE_URL, isFresh)
  const time = wibTime(report.checkedAt, language)
  const { docs } = await req.payload.find({ collection: 'link-checks', pagination: false, req })
  const checks = new Map(docs.map((check) => [check.address, check]))
  const external = report.external
    .map((link) => ({ ...link, check: checks.get(link.address) }))
    .toSorted((one, other) => Number(other.check?.isBroken ?? 0) - Number(one.check?.isBroken ?? 0))
    .map((link) => ({ ...link, note: checkNote(link.check, language) }))
  return (
    <>
      <p>
        {words.checkedAt(time, report.requested)} <a href="/admin/links?refresh=1">{words.checkAgain}</a>
      </p>
      {report.isPartial ? <p>{words.partial}</p> : null}
      <Links language={language} links={report.broken} title={words.broken} />
      <h2>{words.unpublished}</h2>
      <Places language={language} places={report.unpublished} />
      <Links language={language} links={report.redirected} title={words.redirected} />
      {report.unknown.length > 0 ? (
        <Links language={language} links={report.unknown} title={words.unknown} />
      ) : null}
      {checksExternalLinks(environment) ? null : <p>{words.externalOff}</p>}
      <Links language={language} links={external} title={words.external} />
    </>
  )
}

function checkNote(check: LinkCheck | undefined, language: Language): string {
  const words = copy[language]
  if (check === undefined) return words.notCheckedYet
  const { checkedAt, failedSince, isBroken, status } = check
  const state = isBroken ? words.isBroken : failedSince ? words.hasFailed : words.responds
  const since = failedSince ? words.since(wibDay(failedSince, language)) : ''
  return `${state} (${status ?? words.noResponse}${since}), ${words.lastCheck(wibDay(checkedAt, language))}`
}

function Links({
  links,
  title,
  language,
}: {
  links: (CheckedLink & { to?: string; note?: string })[]
  title: string
  language: Language
}) {
  const words = copy[language]
  return (
    <section>
      <h2>
        {title} ({links.length})
      </h2>
      {links.length > maxShown ? <p>{words.onlyNewest(maxShown)}</p> : null}
      {links.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <div className="staff-view-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.address}</th>
                <th scope="col">{words.standsIn}</th>
              </tr>
            </thead>
            <tbody>
              {links.slice(0, maxShown).map(({ address, places, to, note }) => (
                <tr key={address}>
                  <td className="address">
                    {address}
                    {note === undefined ? null : (
                      <>
                        <br />
                        {note}
                      </>
                    )}
                    {to === undefined ? null : (
                      <>
                        <br />
                        {words.leadsTo} {to}
                      </>
                    )}
                  </td>
                  <td>
                    <Places language={language} places={places} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const maxPlaces = 10

export function Places({ places, language }: { places: LinkPlace[]; language: Language }) {
  if (places.length === 0) return <p>{copy[language].none}</p>
  return (
    <ul>
      {places.slice(0, maxPlaces).map(({ label, title, adminPath, locale }) => (
        <li key={`${adminPath} ${locale}`}>
          <a href={`/admin${adminPath}${locale ? `?locale=${locale}` : ''}`}>
            {label[language]}
            {title ? `: ${title}` : ''}
          </a>
          {locale ? ` (${locale})` : ''}
        </li>
      ))}
      {places.length > maxPlaces ? <li>… +{places.length - maxPlaces}</li> : null}
    </ul>
  )
}
