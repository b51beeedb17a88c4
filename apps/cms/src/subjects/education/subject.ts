import type { Subject } from '#cms/services/subject/subject.ts'
import { courseDetail } from './course-resource.ts'
import { educationHub } from './hub-resource.ts'
import { lessonDetail } from './lesson-resource.ts'
import { lessons } from './lessons.ts'
import { videoList } from './video-resource.ts'
import { videos } from './videos.ts'

export const subject: Subject = {
  collections: [lessons, videos],
  resources: {
    education: educationHub,
    'lessons/:slug': lessonDetail,
    'courses/:slug': courseDetail,
    videos: videoList,
  },
}
