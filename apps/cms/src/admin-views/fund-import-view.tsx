import type { AdminViewServerProps } from 'payload'
import { figureLimits } from '#cms/fund-import/import-outcome.ts'
import { adminLanguage } from './copy.ts'
import { fundImportCopy } from './fund-import-copy.ts'
import { FundImportForm } from './fund-import-form.tsx'
import { StaffView } from './staff-view.tsx'

/** Where editors import NAV and returns of mutual funds. */
export function FundImportView(view: AdminViewServerProps) {
  const words = fundImportCopy[adminLanguage(view.initPageResult.req.i18n.language)]
  return (
    <StaffView lead={words.lead} title={words.title} view={view}>
      {async () => (
        <>
          <h2>{words.rules}</h2>
          <ul className="staff-view-rules">
            {words.rulesList(figureLimits.rows).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>
            <a download href="/api/funds/template">
              {words.template}
            </a>
          </p>
          <FundImportForm />
        </>
      )}
    </StaffView>
  )
}
