import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { ShownAuctions } from './describe-auctions.server.ts'
import type { ShownHalts } from './describe-halts.server.ts'

export function AuctionsPart({ locale, auctions }: { locale: Locale; auctions: ShownAuctions }) {
  const words = copy[locale]
  return (
    <Section id="auctions" lead={auctions.lead} title={words.auctionsTitle}>
      <TableRegion label={words.auctionsTitle}>
        <table className="data-table">
          <caption>{words.hoursCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.session}</th>
              <th scope="col">{words.orders}</th>
              <th scope="col">{words.random}</th>
              <th scope="col">{words.matching}</th>
            </tr>
          </thead>
          <tbody>
            {auctions.rows.map(({ session, orders, random, match }) => (
              <tr key={session}>
                <th scope="row">{session}</th>
                <td>{orders}</td>
                <td>{random}</td>
                <td>{match}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <Notes notes={auctions.notes} />
    </Section>
  )
}

export function HaltsPart({ locale, halts }: { locale: Locale; halts: ShownHalts }) {
  const words = copy[locale]
  return (
    <Section id="halts" lead={words.haltsLead} title={words.haltsTitle}>
      <TableRegion label={words.haltsTitle}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{words.index}</th>
              <th scope="col">{words.effect}</th>
            </tr>
          </thead>
          <tbody>
            {halts.levels.map(({ fall, effect }) => (
              <tr key={fall}>
                <th scope="row">{fall}</th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <Notes notes={halts.notes} />
      {halts.used.length > 0 ? <h3 className="mt-8 text-lg">{words.usedHalts}</h3> : null}
      <ul className="mt-2 max-w-(--measure)">
        {halts.used.map(({ key, day, times, reason, source }) => (
          <li key={key} className="border-t border-line py-2">
            <span className="font-semibold">{day}</span>
            <span className="block">{reason === '' ? times : `${times}; ${reason}`}</span>
            <span className="block text-sm text-soft">{source}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div className="mt-4 grid max-w-(--measure) gap-1 text-sm text-soft">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
