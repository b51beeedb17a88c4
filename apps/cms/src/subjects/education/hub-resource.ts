import type { Resource } from '#cms/services/site-api/context.ts'
import { upcomingEvents } from '#cms/subjects/education-events/resource.ts'
import { allSeries } from './lesson-resource.ts'
import { firstVideos } from './video-resource.ts'

const eventCount = 3
const videoCount = 3

export const educationHub: Resource = async (context) => {
  const [events, series, videos] = await Promise.all([
    upcomingEvents(context, eventCount),
    allSeries(context),
    firstVideos(context, videoCount),
  ])
  return { events, series, videos }
}
