import { Badge } from '#app/design/badge.tsx'
import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { companiesCopy } from './companies-copy.ts'
import type { CompanyState } from './company-rows.server.ts'

export function States({ locale, states }: { locale: Locale; states: readonly CompanyState[] }) {
  if (states.length === 0) {
    return null
  }
  return (
    <span className="mt-1.5 flex flex-wrap gap-1 [&>.badge]:whitespace-normal">
      {states.map((state) => (
        <Badge key={state.kind} tone={selectTone(state)}>
          {stateText(locale, state)}
        </Badge>
      ))}
    </span>
  )
}

function selectTone({ kind }: CompanyState): 'accent' | 'plain' | 'ended' {
  switch (kind) {
    case 'suspended':
    case 'delisted':
      return 'accent'
    case 'new':
    case 'upcoming':
      return 'plain'
    case 'untraded':
    case 'tradesMissing':
    case 'stated':
    case 'notTraded':
    case 'noStatements':
    case 'oldStatements':
      return 'ended'
  }
}

export function stateText(locale: Locale, state: CompanyState): string {
  const words = companiesCopy[locale]
  switch (state.kind) {
    case 'delisted':
    case 'suspended':
    case 'untraded':
    case 'tradesMissing':
    case 'new':
    case 'upcoming':
    case 'oldStatements':
      return words.datedStates[state.kind](formatDateShort(locale, state.date))
    case 'notTraded':
    case 'stated':
    case 'noStatements':
      return words.states[state.kind]
  }
}
