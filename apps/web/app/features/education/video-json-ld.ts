import type { Video } from '@site/contracts/content/education.ts'
import type { VideoObject } from 'schema-dts'
import type { SiteFacts } from '#app/head/site-facts.ts'
import { firmReference } from '#app/head/structured-data.ts'

/** JSON-LD of a playable video with its transcript; null while it has no file. */
export function videoJsonLd(video: Video, site: SiteFacts): VideoObject | null {
  const { id, title, summary, transcript, poster, file, durationSeconds, publishedAt } = video
  const { siteUrl, canonical, picture } = site
  if (file === null) {
    return null
  }
  return {
    '@type': 'VideoObject',
    '@id': `${canonical}#video-${id}`,
    name: title,
    description: summary === '' ? title : summary,
    thumbnailUrl: [poster ? `${siteUrl}${poster.path}` : picture],
    uploadDate: publishedAt,
    duration: `PT${Math.round(durationSeconds)}S`,
    contentUrl: `${siteUrl}${file.path}`,
    encodingFormat: file.mimeType,
    inLanguage: site.languageTag,
    publisher: firmReference(site),
    ...(transcript === ''
      ? {}
      : {
          transcript: transcript
            .replace(/<[^>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        }),
  }
}
