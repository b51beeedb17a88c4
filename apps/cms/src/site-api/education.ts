import type { Resource } from './context.ts'
import { upcomingEvents } from './events.ts'
import { allSeries } from './lessons.ts'
import { firstVideos } from './videos.ts'

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
