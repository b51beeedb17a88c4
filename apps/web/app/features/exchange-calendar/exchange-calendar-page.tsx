import { Icon } from '#app/design/icon.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { actionCalendarPath, allKinds } from '#app/i18n/endpoints/action-files.ts'
import { holidayFilePath } from '#app/i18n/endpoints/holiday-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { allActionsPath } from '#app/market/all-actions-path.ts'
import { HaltNotice } from '#app/market/halt-notice.tsx'
import type { ShownHalt } from '#app/market/halts.server.ts'
import { LocalizedText } from '#app/market/local-text.tsx'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { UpcomingActions } from '#app/market/upcoming-actions.ts'
import type { BondOffers } from './bond-offers.server.ts'
import type { SettlementView } from './compute-settlement.server.ts'
import { copy } from './copy.ts'
import type { ShownAuctions } from './describe-auctions.server.ts'
import type { ShownHalts } from './describe-halts.server.ts'
import type { ShownHours, Today } from './describe-today.server.ts'
import type { HolidayYear } from './holiday-years.server.ts'
import { AuctionsPart, HaltsPart } from './market-rules.tsx'
import { SettlementPart } from './settlement-part.tsx'

interface ExchangeCalendarProps {
  locale: Locale
  today: Today
  /** Each null before its first known rule. */
  rules: { hours: ShownHours | null; auctions: ShownAuctions | null; halts: ShownHalts | null }
  haltsOfDay: readonly ShownHalt[]
  settlementRule: string
  /** null, as the next three: the market service is unavailable. */
  settlement: SettlementView | null
  years: readonly HolidayYear[] | null
  holidaySources: string | null
  actions: UpcomingActions | null
  /** null: the CMS is unavailable. */
  offers: BondOffers | null
  /** With its port, for webcal URLs. */
  siteHost: string
}

export function ExchangeCalendarPage({
  locale,
  today,
  rules,
  haltsOfDay,
  settlementRule,
  settlement,
  years,
  holidaySources,
  actions,
  offers,
  siteHost,
}: ExchangeCalendarProps) {
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="exchangeCalendar" title={words.title} />
      <HaltNotice halts={haltsOfDay} locale={locale} />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <TodayPart locale={locale} today={today} />
        <SettlementPart locale={locale} rule={settlementRule} settlement={settlement} />
      </div>
      <Rules {...rules} locale={locale} />
      {years === null ? (
        <Unavailable />
      ) : (
        years.map((year) => <YearPart key={year.year} locale={locale} year={year} />)
      )}
      <p className="text-sm text-soft">{holidaySources}</p>
      <div className="mt-4 grid items-start gap-x-16 lg:grid-cols-2">
        <Section lead={words.keepLead} title={words.keepTitle}>
          <CalendarLinks
            download={words.download}
            path={holidayFilePath(locale)}
            siteHost={siteHost}
            subscribe={words.subscribe}
          />
        </Section>
        <OffersPart locale={locale} offers={offers} />
        <section className="min-w-0 py-7 sm:py-10">
          <h2 className="mb-3 text-xl" id="next-actions">
            {words.actionsTitle}
          </h2>
          <Actions actions={actions} locale={locale} />
          <p className="mt-2">
            <a className="text-link inline-block py-3" href={allActionsPath(locale)}>
              {words.allActions}
            </a>
          </p>
          <CalendarLinks
            download={words.downloadActions}
            path={actionCalendarPath(locale, allKinds)}
            siteHost={siteHost}
            subscribe={words.subscribeToActions}
          />
        </section>
      </div>
    </div>
  )
}

function Rules({ locale, hours, auctions, halts }: { locale: Locale } & ExchangeCalendarProps['rules']) {
  return (
    <>
      {hours ? <HoursPart hours={hours} locale={locale} /> : null}
      {auctions ? <AuctionsPart auctions={auctions} locale={locale} /> : null}
      {halts ? <HaltsPart halts={halts} locale={locale} /> : null}
    </>
  )
}

function CalendarLinks({
  siteHost,
  path,
  subscribe,
  download,
}: {
  siteHost: string
  path: string
  subscribe: string
  download: string
}) {
  return (
    <p className="flex flex-wrap gap-x-8">
      <a className="download-link" href={`webcal://${siteHost}${path}`}>
        <Icon name="calendar" />
        <span className="download-name">{subscribe}</span>
      </a>
      <a className="download-link" download href={path}>
        <Icon name="download" />
        <span className="download-name">{download}</span>
      </a>
    </p>
  )
}

function TodayPart({ locale, today: { day, asOf, state } }: { locale: Locale; today: Today }) {
  const words = copy[locale]
  return (
    <section aria-labelledby="today" className="min-w-0 border-t-3 border-accent pt-4">
      <h2 className="text-lg" id="today">
        {words.todayTitle}
      </h2>
      <p className="text-soft">{day}</p>
      {state === null ? (
        <div className="mt-4">
          <Unavailable />
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-[28ch] text-2xl font-bold">{state.headline}</p>
          {state.notes.map((note) => (
            <p key={note} className="mt-1">
              {note}
            </p>
          ))}
          {state.sessions.length > 0 ? (
            <ul aria-label={words.sessionsToday} className="mt-4">
              {state.sessions.map(({ key, name, times, isNow }) => (
                <li
                  key={key}
                  aria-current={isNow ? 'time' : undefined}
                  className={`flex flex-wrap justify-between gap-x-6 border-t border-line py-2 ${isNow ? 'font-bold' : ''}`}
                >
                  <span>{isNow ? `${name} (${words.now})` : name}</span>
                  <span>{times}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm text-soft">
        {asOf}
        {/* A full page load, so that it also works before hydration. */}
        <a className="text-link inline-block py-2" href={pathTo('exchangeCalendar', locale)}>
          {words.reload}
        </a>
      </p>
    </section>
  )
}

function HoursPart({ locale, hours }: { locale: Locale; hours: ShownHours }) {
  const words = copy[locale]
  return (
    <Section id="hours" title={words.hoursTitle}>
      <TableRegion label={words.hoursTitle}>
        <table className="data-table">
          <caption>{`${words.hoursCaption} ${hours.since}`}</caption>
          <thead>
            <tr>
              <th scope="col">{words.session}</th>
              <th scope="col">{words.weekdays}</th>
              <th scope="col">{words.friday}</th>
            </tr>
          </thead>
          <tbody>
            {hours.rows.map(({ key, name, about, weekdays, friday }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <span className="hidden max-w-[48ch] text-sm font-normal text-soft sm:block">{about}</span>
                </th>
                <td className="sm:whitespace-nowrap">{weekdays}</td>
                <td className="sm:whitespace-nowrap">{friday}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      {hours.locks.length > 0 ? (
        <>
          <h3 className="mt-8 text-lg">{words.locksTitle}</h3>
          <ul className="mt-2 grid max-w-(--measure) list-disc gap-2 ps-5">
            {hours.locks.map((lock) => (
              <li key={lock}>{lock}</li>
            ))}
            {hours.randomClosing ? <li>{hours.randomClosing}</li> : null}
            <li>{hours.preOpeningShares}</li>
          </ul>
        </>
      ) : null}
      <p className="mt-4 max-w-(--measure) text-sm text-soft">{hours.source}</p>
    </Section>
  )
}

function YearPart({ locale, year: { year, title, summary, months } }: { locale: Locale; year: HolidayYear }) {
  const past = months.filter(({ isPast }) => isPast)
  const ahead = months.filter(({ isPast }) => !isPast)
  return (
    <Section id={`year-${year}`} lead={summary} title={title}>
      {ahead.length > 0 ? <Months locale={locale} months={ahead} /> : null}
      {past.length > 0 ? (
        <details className="mt-4">
          <summary className="cursor-pointer py-3 font-semibold">{copy[locale].pastMonths}</summary>
          <Months locale={locale} months={past} />
        </details>
      ) : null}
    </Section>
  )
}

function Months({ locale, months }: { locale: Locale; months: HolidayYear['months'] }) {
  const words = copy[locale]
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {months.map(({ month, name, days }) => (
        <section key={month} className="min-w-0">
          <h3 className="text-base">{name}</h3>
          <ul className="mt-1">
            {days.map(({ date, day, name: holiday, isPast }) => (
              <li key={date} className="border-t border-line py-2">
                <time className={isPast ? 'text-soft' : 'font-semibold'} dateTime={date}>
                  {isPast ? `${day} (${words.past})` : day}
                </time>
                <span className={isPast ? 'block text-soft' : 'block'}>
                  <LocalizedText value={holiday} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function OffersPart({ locale, offers }: { locale: Locale; offers: BondOffers | null }) {
  const words = copy[locale]
  return (
    <Section
      more={{ to: pathTo('productSecurities', locale), label: words.allOffers }}
      title={words.offersTitle}
    >
      {offers === null ? (
        <Unavailable />
      ) : offers.length === 0 ? (
        <p className="text-soft">{words.noOffers}</p>
      ) : (
        <ul>
          {offers.map(({ code, status, period }) => (
            <li key={code} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
              <span className="font-semibold">{`${code} (${status})`}</span>
              <span>{period}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Actions({ locale, actions }: { locale: Locale; actions: UpcomingActions | null }) {
  if (actions === null) {
    return <Unavailable />
  }
  return actions.items.length === 0 ? (
    <p className="text-soft">{copy[locale].noActions}</p>
  ) : (
    <RowList
      labelledBy="next-actions"
      rows={actions.items.map(({ id, path, title, note, figure, basis }) => ({
        key: id,
        to: path,
        title,
        note,
        figure,
        figureNote: basis,
      }))}
    />
  )
}
