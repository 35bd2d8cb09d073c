import { useState } from 'react'
import { contentLooks } from '../../content/contentLooks.ts'
import type { CoursePictures } from '../../../application/studioCourse.ts'
import { courseLevelLabel } from '../../../domain/course/course.ts'
import { costOf, costText } from '../../../domain/course/price.ts'
import { formatNumber } from '../../../domain/format.ts'
import { contentHref } from '../../../domain/content/contentKind.ts'
import { courseDetailOf, sectionsOf } from '../../../domain/studio/coursePreview.ts'
import { isVideoAddress, type StudioCourse, type StudioLesson } from '../../../domain/studio/studioCourse.ts'
import thumbnailFallback from '../../art/thumbnail-default.svg?url&no-inline'
import { Badge } from '../../kit/Badge.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { hideBrokenImage } from '../../kit/Picture.tsx'
import { DocumentSections } from '../../lesson/DocumentLesson.tsx'
import { LessonKindTile } from '../../lesson/LessonKind.tsx'
import { courseEditorWords } from './courseEditorWords.ts'
import { useCoursePictures } from './CourseFacts.tsx'
import styles from './CoursePreview.module.css'

const words = courseEditorWords.look

interface CoursePreviewProps {
  readonly course: StudioCourse
  readonly pictures: CoursePictures
  onClose(): void
}

/** Previews the course as learners see it, saved or not: its description and each lesson's content. */
export const CoursePreview = ({ course, pictures, onClose }: CoursePreviewProps) => {
  const thumbnail = loadedValue(useCoursePictures(pictures))?.find(({ picture }) => picture === course.picture)?.url ?? null
  const { title, comment, level, cost, paymentType, introduction } = courseDetailOf(course, [], thumbnail)
  const price = costOf(cost, paymentType)
  const chapters = course.chapterList.filter(({ lessonList }) => lessonList.length > 0)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <article className={styles['course']}>
        <img src={thumbnail ?? thumbnailFallback} alt="" className={styles['picture']} onError={hideBrokenImage} />
        <h3 className={styles['title']}>{title || words.nameless}</h3>
        {comment !== null && <p className={styles['comment']}>{comment}</p>}
        <p className={styles['facts']}>
          {level && <Badge tone="neutral">{courseLevelLabel(level)}</Badge>}
          {course.categoryList.map((name) => (
            <Badge key={name} tone="neutral">
              {name}
            </Badge>
          ))}
          {price && <strong>{costText(price)}</strong>}
        </p>
        {introduction
          .filter((text) => text !== comment)
          .map((text, at) => (
            <p key={`${at} ${text}`}>{text}</p>
          ))}
        <h3 className={styles['heading']}>{words.curriculum}</h3>
        {chapters.length === 0 && <p>{words.none}</p>}
        {chapters.map((chapter, at) => (
          <section key={chapter.key} className={styles['chapter']}>
            <h4 className={styles['chapterTitle']}>
              {courseEditorWords.outline.chapter(formatNumber(at + 1))} {chapter.title}
            </h4>
            <ul className={styles['lessons']}>
              {chapter.lessonList.map((lesson) => (
                <li key={lesson.key}>
                  <LessonPreview lesson={lesson} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </Dialog>
  )
}

const LessonPreview = ({ lesson }: { readonly lesson: StudioLesson }) => (
  <details className={styles['lesson']}>
    <summary className={styles['row']}>
      <LessonKindTile kind={lesson.kind} size="small" />
      <span className={styles['text']}>
        <span className={styles['name']}>{lesson.title.trim() || courseEditorWords.outline.untitled}</span>
        <span className={styles['kind']}>{contentLooks[lesson.kind].name}</span>
      </span>
      {lesson.isPreview && <Badge tone="primary">{courseEditorWords.outline.preview}</Badge>}
    </summary>
    <div className={styles['content']}>
      <LessonContent lesson={lesson} />
    </div>
  </details>
)

const LessonContent = ({ lesson: { kind, source } }: { readonly lesson: StudioLesson }) => {
  switch (source?.from) {
    case undefined:
      return <p>{words.noContent}</p>
    case 'CATALOGUE':
      return (
        <p className={styles['chosen']}>
          {source.title}
          <SiteLink href={contentHref(kind, source.contentId)} newTab className={styles['way']}>
            {words.open}
          </SiteLink>
        </p>
      )
    case 'URL':
      return isVideoAddress(source.url) ? <OwnVideo url={source.url.trim()} /> : <p>{words.noContent}</p>
    case 'TEXT':
      return <DocumentSections sections={sectionsOf(source.partList)} />
  }
}

const OwnVideo = ({ url }: { readonly url: string }) => {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? (
    <p role="alert">{words.brokenVideo}</p>
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are the maker's own; a bare address has no track
    <video src={url} controls preload="none" className={styles['video']} onError={() => setBroken(true)} />
  )
}
