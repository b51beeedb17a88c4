import { useEffect, useState } from 'react'
import { Button } from '#app/design/button.tsx'
import { Icon } from '#app/design/icon.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { planCopy } from './plan-copy.ts'

export function PlanFiles({ locale, file }: { locale: Locale; file: string }) {
  const words = planCopy[locale]
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <a className="download-link" href={file}>
        <Icon name="download" />
        <span className="text-link">{words.downloadCsv}</span>
      </a>
      <span className={isReady ? undefined : 'invisible'} data-script-only="">
        <Button look="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
      </span>
    </p>
  )
}
