import school from '../art/banner-school.svg?url&no-inline'
import studio from '../art/banner-studio.svg?url&no-inline'

const media = `${import.meta.env.BASE_URL}media`

export const bannerArt = {
  school,
  studio,
  video: { webm: `${media}/ai-tutor.webm`, mp4: `${media}/ai-tutor.mp4`, poster: `${media}/ai-tutor-poster.webp` },
}
