import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { marketDataCopy } from './copy.ts'
import { MarketDataPage } from './market-data-page.tsx'
import { readDataStatus, readLatestDay } from './read-market-data.ts'

/** What was imported into the market service, and what is missing. */
export function MarketDataView(view: AdminViewServerProps) {
  const language = adminLanguage(view.initPageResult.req.i18n.language)
  const words = marketDataCopy[language]
  return (
    <StaffView editorsOnly lead={words.lead} title={words.title} view={view}>
      {async () => {
        const [status, latest] = await Promise.all([readDataStatus(), readLatestDay()])
        if (status === null || latest === null) return <p role="status">{words.unavailable}</p>
        const run = view.searchParams?.run
        return (
          <MarketDataPage
            language={language}
            latest={latest}
            now={new Date()}
            run={typeof run === 'string' ? run : null}
            status={status}
          />
        )
      }}
    </StaffView>
  )
}
