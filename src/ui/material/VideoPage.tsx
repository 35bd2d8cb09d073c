import { useState } from 'react'
import { type FilmStanding, notWatched } from '../../domain/lesson/film.ts'
import { resumePoint } from '../../domain/lesson/video.ts'
import type { Id } from '../../domain/id.ts'
import type { VideoDetail } from '../../domain/material/material.ts'
import { useRouteId } from '../kit/address.ts'
import type { Loadable } from '../kit/loaded.ts'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { Reviews } from '../review/Reviews.tsx'
import { FilmPlayer } from './FilmPlayer.tsx'
import { MaterialCompletion } from './MaterialCompletion.tsx'
import { MaterialQuestions } from './MaterialQuestions.tsx'
import { MaterialLayout, RelatedMaterials } from './MaterialLayout.tsx'
import { useMaterialReviewPermission } from './useMaterialReviewPermission.ts'
import { useVideo, useVideoStanding } from './materialQueries.ts'
import { useMaterialProgress } from './useMaterialProgress.ts'
import styles from './VideoPage.module.css'

/** Renders the page of a single video, with its transcript. */
export const VideoPage = () => {
  const videoId = useRouteId('videoId')
  return <VideoOfId key={videoId} videoId={videoId} />
}

const VideoOfId = ({ videoId }: { readonly videoId: Id }) => {
  // Loaded before the heading renders: a part that suspends later would hide the whole page, and the heading would lose the focus.
  useFeature('review')
  const standing = useVideoStanding(videoId)
  return (
    <MaterialLayout kind="VIDEO" material={useVideo(videoId)}>
      {(video) => <VideoBody video={video} standing={standing} />}
    </MaterialLayout>
  )
}

interface VideoBodyProps {
  readonly video: VideoDetail
  readonly standing: Loadable<FilmStanding>
}

const VideoBody = ({ video, standing }: VideoBodyProps) => {
  const progress = useMaterialProgress(video)
  return (
    <>
      <Panel className={styles['film']}>
        {/* The film resumes at the saved position, so it waits for that; if it cannot be read, the film starts at the beginning. */}
        {standing.status === 'waiting' ? (
          <Skeleton height={360} radius="card" />
        ) : (
          <Film video={video} standing={standing.status === 'ready' ? standing.value : notWatched} progress={progress} />
        )}
        <MaterialCompletion material={video} progress={progress} next={video.related[0] ?? null} />
      </Panel>
      <MaterialQuestions material={video} />
      <RelatedMaterials kind="VIDEO" materials={video.related} />
      <div className={styles['reviews']}>
        <Reviews subject={{ kind: 'video', id: video.id }} title={video.title} mayWrite={useMaterialReviewPermission(progress.isDone)} />
      </div>
    </>
  )
}

interface FilmProps {
  readonly video: VideoDetail
  readonly standing: FilmStanding
  readonly progress: ReturnType<typeof useMaterialProgress>
}

const Film = ({ video, standing, progress }: FilmProps) => {
  // The position when the page was opened: saving while watching must not move it.
  const [resumeAt] = useState(() => resumePoint({ lessonId: video.id, studiedDate: null, ...standing }, video.content.durationSeconds))
  return (
    <FilmPlayer
      film={video.content}
      resumeAt={resumeAt}
      onPosition={(seconds) => !progress.isDone && progress.savePosition(seconds)}
      onWatched={(seconds) => !progress.isDone && progress.finish(seconds)}
    />
  )
}
