import { useEffect, useState } from 'react'
import { Button } from '#app/design/button.tsx'
import { Icon } from '#app/design/icon.tsx'
import type { DetailTexts } from './method-of.ts'

export function PlanFiles({ texts, file }: { texts: DetailTexts; file: string }) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <a className="download-link" href={file}>
        <Icon name="download" />
        <span className="text-link">{texts.downloadCsv}</span>
      </a>
      <span className={isReady ? undefined : 'invisible'} data-script-only="">
        <Button look="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </span>
    </p>
  )
}
