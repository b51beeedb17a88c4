import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { ShownHalt } from './halts.server.ts'

const rules = { id: 'Aturan penghentian', en: 'Rules of halts' }

/** Halts of all trading today; nothing without one. */
export function HaltNotice({ locale, halts }: { locale: Locale; halts: readonly ShownHalt[] }) {
  return halts.map(({ id, title, text, source }) => (
    <div key={id} className="mt-4">
      <Notice title={title} tone="warning">
        <p>
          {`${text} ${source} `}
          <a className="text-link" href={`${pathTo('exchangeCalendar', locale)}#halts`}>
            {rules[locale]}
          </a>
        </p>
      </Notice>
    </div>
  ))
}
