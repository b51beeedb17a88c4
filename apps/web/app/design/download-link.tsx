import type { File } from '@site/contracts/content/document-parts.ts'
import { formatFileSize } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Icon } from './icon.tsx'

const kinds: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'text/csv': 'CSV' }

/** `bytes` is null for a file that is created on request. */
export type LinkedFile = Omit<File, 'bytes'> & { readonly bytes: number | null }

export function DownloadLink({ file, label, locale }: { file: LinkedFile; label: string; locale: Locale }) {
  const kind = kinds[file.mimeType] ?? file.mimeType.split('/').at(-1) ?? ''
  return (
    <a className="download-link" download={file.name} href={file.path}>
      <Icon name="download" />
      <span className="min-w-0">
        <span className="text-link">{label}</span>{' '}
        <span className="whitespace-nowrap">{`(${kind}${file.bytes ? `, ${formatFileSize(locale, file.bytes)}` : ''})`}</span>
      </span>
    </a>
  )
}
