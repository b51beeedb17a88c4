import { Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { statusFeedPath, statusFilePath } from '#app/i18n/endpoints/status-files.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { HaltNotice } from '#app/market/halt-notice.tsx'
import type { ShownHalt } from '#app/market/halts.server.ts'
import { copy } from './copy.ts'
import type { ShownDays, ShownIncident, StatusView } from './describe-status.server.ts'
import './status.css'

interface StatusPageProps {
  locale: Locale
  status: StatusView
  /** Of today. */
  halts: readonly ShownHalt[]
}

export function StatusPage({ locale, status, halts }: StatusPageProps) {
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="serviceStatus" title={words.title} />
      {status.isReadable ? null : (
        <Notice role="status" tone="warning">
          <p>{status.reading}</p>
        </Notice>
      )}
      <HaltNotice halts={halts} locale={locale} />
      <Section id="open" title={words.open}>
        <Incidents empty={status.hasReports ? words.noOpen : null} incidents={status.open} locale={locale} />
        {status.reports ? <p className="text-soft">{status.reports}</p> : null}
      </Section>
      <Section id="now" title={words.now}>
        <Components locale={locale} status={status} />
      </Section>
      <Section id="planned" title={words.planned}>
        <Incidents
          empty={status.hasReports ? words.noPlanned : status.reports}
          incidents={status.planned}
          locale={locale}
        />
      </Section>
      <Section id="days" lead={words.daysLead} title={words.days}>
        {status.days.map((days) => (
          <Days key={days.component} days={days} faultyDays={words.faultyDays} />
        ))}
      </Section>
      <Section id="history" title={words.history}>
        <Incidents
          empty={status.hasReports ? words.noHistory : status.reports}
          incidents={status.history}
          locale={locale}
        />
      </Section>
      <p className="flex flex-wrap gap-x-8">
        <a className="text-link inline-block py-3" href={statusFeedPath(locale)}>
          {words.follow}
        </a>
        <a className="text-link inline-block py-3" href={statusFilePath}>
          {words.data}
        </a>
      </p>
    </div>
  )
}

function Components({
  locale,
  status: { components, reading, isReadable },
}: {
  locale: Locale
  status: StatusView
}) {
  const words = copy[locale]
  return (
    <>
      <TableRegion label={words.now}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{words.component}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {components.map(({ component, name, tone, state }) => (
              <tr key={component}>
                <th scope="row">{name}</th>
                <td className={tone === 'down' || tone === 'degraded' ? 'font-bold' : undefined}>{state}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm text-soft">
        {isReadable ? reading : null}
        {/* A full page load, so that it also works before hydration. */}
        <a className="text-link inline-block py-2" href={pathTo('serviceStatus', locale)}>
          {words.reload}
        </a>
      </p>
    </>
  )
}

function Incidents({
  locale,
  incidents,
  empty,
}: {
  locale: Locale
  incidents: readonly ShownIncident[]
  /** null: the text beside the list says why it is empty. */
  empty: string | null
}) {
  if (incidents.length === 0) return empty === null ? null : <p className="text-soft">{empty}</p>
  return incidents.map((incident) => <IncidentPart key={incident.id} incident={incident} locale={locale} />)
}

function IncidentPart({ locale, incident }: { locale: Locale; incident: ShownIncident }) {
  const { id, text, isForeign, mark, impact, components, time, updates } = incident
  return (
    <article className="border-t border-line py-4" id={`incident-${id}`}>
      <h3 className="text-lg" lang={isForeign ? 'id' : undefined}>
        {text}
      </h3>
      <p className="text-sm text-soft">
        {[impact, components, time, ...(isForeign ? [mark] : [])].join(' · ')}
      </p>
      {updates.length > 0 ? (
        <ol aria-label={copy[locale].updates} className="mt-2">
          {updates.map((update) => (
            <li key={`${update.at} ${update.text}`} className="mt-2 max-w-[60ch]">
              <p className="text-sm text-soft">
                {[update.time, update.state, ...(update.isForeign ? [mark] : [])].join(' · ')}
              </p>
              <p lang={update.isForeign ? 'id' : undefined}>{update.text}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </article>
  )
}

function Days({
  days: { name, summary, worst, faulty },
  faultyDays,
}: {
  days: ShownDays
  faultyDays: string
}) {
  return (
    <div className="py-3">
      <h3 className="text-base">{name}</h3>
      <p className="mb-2 text-sm text-soft">{summary}</p>
      <div aria-hidden="true" className="status-days">
        {[...worst.entries()].map(([place, state]) => (
          <span key={place} className={state === null ? 'status-day' : `status-day status-day-${state}`} />
        ))}
      </div>
      {faulty.length > 0 ? (
        <details>
          <summary className="py-2 text-sm">{faultyDays}</summary>
          <ul className="text-sm">
            {faulty.map(({ day, text }) => (
              <li key={day}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}
