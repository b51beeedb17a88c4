import { ButtonLink } from '#app/design/button.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { pathTo } from '#app/i18n/path-to.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { MissingPart } from './tool.server.ts'
import { toolCopy } from './tool-copy.ts'

/** In place of a result that lacks something else than valid entries. */
export function NoOutcome({ missing }: { missing: MissingPart }) {
  const locale = useLocale()
  const { fillIn, noFees, askFees, contact } = toolCopy[locale]
  switch (missing) {
    case 'entries':
      return <EmptyState text={fillIn} />
    case 'feeService':
      return <Unavailable />
    case 'fees':
      return (
        <EmptyState hint={askFees} text={noFees}>
          <p className="mt-4">
            <ButtonLink to={pathTo('contactUs', locale)}>{contact}</ButtonLink>
          </p>
        </EmptyState>
      )
  }
}
