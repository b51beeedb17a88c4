import { Fragment } from 'react'
import { Accordion, AccordionItem } from '#app/design/accordion.tsx'
import { Badge } from '#app/design/badge.tsx'
import { ButtonLink } from '#app/design/button.tsx'
import { Card, CardGrid } from '#app/design/card.tsx'
import { Change } from '#app/design/change.tsx'
import { DateBlock } from '#app/design/date-block.tsx'
import { Dialog } from '#app/design/dialog.tsx'
import { FactColumns } from '#app/design/fact-columns.tsx'
import { Facts } from '#app/design/facts.tsx'
import { Figure } from '#app/design/figure.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { ReadingColumn } from '#app/design/reading.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { RowList } from '#app/design/row-list.tsx'
import { SectionHead } from '#app/design/section.tsx'
import { Skeleton } from '#app/design/skeleton.tsx'
import { TableOfContents } from '#app/design/table-of-contents.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { VideoFacade } from '#app/design/video-facade.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { RatingBadge } from '#app/market/rating.tsx'
import { copy } from './copy.ts'

const years = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019] as const
const issuers = [
  { ticker: 'BQNS', price: 4120, change: 0.0198 },
  { ticker: 'SNVA', price: 865, change: -0.0226 },
] as const

export function Folding({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <>
      <Accordion>
        <AccordionItem group="questions" id="answer-open" isOpen title={words.question}>
          <p>{words.answer}</p>
        </AccordionItem>
        <AccordionItem group="questions" id="answer-closed" title={words.long}>
          <p>{words.answer}</p>
        </AccordionItem>
      </Accordion>
      <div>
        <Dialog buttonLabel={words.dialogButton} locale={locale} title={words.dialogTitle}>
          <p>{words.long}</p>
        </Dialog>
      </div>
      <VideoFacade
        captions={null}
        locale={locale}
        poster={null}
        source={{ path: '/media/video.mp4', mimeType: 'video/mp4' }}
        title={words.video}
      />
    </>
  )
}

export function Tables({ locale }: { locale: Locale }) {
  const words = copy[locale]
  const [issuer = '', price = '', change = '', view = ''] = words.columns
  return (
    <>
      <TableRegion isLong label={words.tableLabel}>
        <table className="data-table">
          <caption>{words.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.tableLabel}</th>
              {years.map((year) => (
                <th key={year} className="figure" scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...words.rows, words.long].map((row, position) => (
              <tr key={row} className={position === 2 ? 'sum' : undefined}>
                <th scope="row">{row}</th>
                {years.map((year) => (
                  <td key={year} className="figure">
                    {formatNumber(locale, year * 1_000_000 + position)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <RecordTable
        caption={words.recordCaption}
        columns={[
          { key: 'issuer', label: issuer },
          { key: 'price', label: price, isFigure: true },
          { key: 'change', label: change, isFigure: true },
          { key: 'view', label: view },
        ]}
        records={issuers.map((row) => ({
          key: row.ticker,
          name: row.ticker,
          cells: [
            formatNumber(locale, row.price),
            <Change key="change" fraction={row.change} locale={locale} />,
            words.outlook,
          ],
        }))}
      />
      <RowList
        label={words.recordCaption}
        rows={issuers.map((row, position) => ({
          key: row.ticker,
          to: '#',
          title: row.ticker,
          note: <RatingBadge locale={locale} rating={position === 0 ? 'buy' : 'sell'} />,
          figure: formatNumber(locale, row.price),
          figureNote: <Change fraction={row.change} locale={locale} />,
        }))}
      />
      <Facts
        facts={[
          { label: price, value: formatNumber(locale, 4120) },
          { label: view, value: words.long },
        ]}
      />
      <FactColumns
        facts={[
          { label: price, value: formatNumber(locale, 4120) },
          { label: view, value: words.outlook },
          { label: issuer, value: words.long },
        ]}
      />
    </>
  )
}

export function Cards({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <>
      <p className="specimen-row">
        <Badge>{words.badge}</Badge>
        <Badge tone="accent">{words.badge}</Badge>
        <Badge tone="ended">{words.badge}</Badge>
        <Badge>{words.long}</Badge>
      </p>
      <CardGrid>
        <Card above={<Badge>{words.badge}</Badge>} title={words.short} to="#content">
          <p className="text-soft">{words.text}</p>
        </Card>
        <Card title={words.long} to="#content" />
        <Card title={words.short} to="#content">
          <DateBlock date="2026-11-28" locale={locale} />
        </Card>
      </CardGrid>
      <div className="board p-5">
        <Kawung />
        <p className="relative">{words.text}</p>
      </div>
    </>
  )
}

const contents = {
  id: copy.id.headings.map((text, position) => ({ id: `heading-${position}`, text })),
  en: copy.en.headings.map((text, position) => ({ id: `heading-${position}`, text })),
}

export function Reading({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <>
      <SectionHead
        eyebrow={words.badge}
        lead={words.text}
        more={{ to: '#content', label: words.link }}
        size="large"
        title={words.short}
      />
      <ReadingColumn aside={<TableOfContents entries={contents[locale]} locale={locale} />}>
        <div className="prose">
          {contents[locale].map(({ id, text }) => (
            <Fragment key={id}>
              <h3 id={id}>{text}</h3>
              <p>{words.text}</p>
              <p>
                {words.long} <a href="https://brokerage.example">{words.link}</a>
              </p>
            </Fragment>
          ))}
          <blockquote>{words.text}</blockquote>
        </div>
      </ReadingColumn>
      <Figure caption={words.figure} source={words.source}>
        <svg aria-label={words.figure} className="w-full" role="img" viewBox="0 0 560 120">
          <path className="index-area" d="M0 100 95 80 185 86 275 70 365 60 460 44 560 10V120H0Z" />
          <path
            className="index-line"
            d="M0 100 95 80 185 86 275 70 365 60 460 44 560 10"
            fill="none"
            strokeWidth="3"
          />
        </svg>
      </Figure>
    </>
  )
}

export function Waiting({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <>
      <EmptyState hint={words.emptyHint} text={words.empty}>
        <p className="mt-5">
          <ButtonLink look="quiet" to="#content">
            {words.link}
          </ButtonLink>
        </p>
      </EmptyState>
      <Skeleton label={words.wait} />
    </>
  )
}
