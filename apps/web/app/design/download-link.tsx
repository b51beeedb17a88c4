import type { File } from '@site/contracts/content/document-parts.ts'
import { formatFileSize } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Icon } from './icon.tsx'

const kinds: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'text/csv': 'CSV' }

/** Says what will be downloaded and how big it is before it is. */
export function DownloadLink({ file, label, locale }: { file: File; label: string; locale: Locale }) {
  const kind = kinds[file.mimeType] ?? file.mimeType.split('/').at(-1) ?? ''
  return (
    <a className="text-link inline-flex items-center gap-2" download={file.name} href={file.path}>
      <Icon name="download" />
      {label} ({kind}, {formatFileSize(locale, file.bytes)})
    </a>
  )
}
