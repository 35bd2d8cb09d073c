import { describe, expect, it } from 'vitest'
import { lessonKinds } from '../../../src/domain/content/contentKind.ts'
import { courseProgress, lessonsIn, lessonToResume, lessonProgressOf } from '../../../src/domain/lesson/lesson.ts'
import type { StudySubject } from '../../../src/domain/study.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy, type StudyPorts } from './onStudy.ts'
import { courseQuery } from '../../../src/domain/course/courseCatalogue.ts'

/** A course that the learner takes from the start. */
async function ownCourse({ courses }: StudyPorts): Promise<StudySubject> {
  const [first] = await courses.enrolled()
  return { kind: 'course', id: first?.courseId ?? 0 }
}

export function lessonPort(open: OpenBackend): void {
  describe('the lesson port', () => {
    it('tells the curriculum to everybody: chapters of lessons, each of a kind of its own [S-256]', () =>
      onStudy(open, 'persona=guest', async ({ catalogue, lessons, events }) => {
        const { items } = await catalogue.find({ ...courseQuery.initial, categories: ['파이썬'] })
        const chapters = await lessons.chapters({ kind: 'course', id: items[0]?.courseId ?? 0 })
        const all = lessonsIn(chapters)
        expect(chapters).toHaveLength(3)
        expect(new Set(all.map(({ lessonId }) => lessonId)).size).toBe(all.length)
        expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(lessonKinds))
        expect((await catalogue.course(items[0]?.courseId ?? 0)).lessonCount).toBe(all.length)
        expect(events).toEqual([])
      }))

    it('shows what every lesson holds to who takes the course [S-258] [S-259] [S-260] [S-261]', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const seen = new Set<string>()
        for (const { courseId } of await ports.courses.enrolled()) {
          const subject: StudySubject = { kind: 'course', id: courseId }
          for (const lesson of lessonsIn(await ports.lessons.chapters(subject))) {
            const content = await ports.lessons.content(subject, lesson)
            expect(content).toMatchObject({ kind: lesson.kind, title: lesson.title })
            seen.add(content.kind)
          }
        }
        expect(seen).toEqual(new Set(lessonKinds))
        expect(ports.events).toEqual([])
      }))

    it('keeps lessons but the first from who does not take the course, and opens them to who teaches', () =>
      onStudy(open, 'persona=learner', async ({ catalogue, courses, lessons }) => {
        const own = new Set((await courses.enrolled()).map(({ courseId }) => courseId))
        const other = (await catalogue.find(courseQuery.initial)).items.find(({ courseId }) => !own.has(courseId))
        const subject: StudySubject = { kind: 'course', id: other?.courseId ?? 0 }
        const [preview, lesson] = lessonsIn(await lessons.chapters(subject))
        if (preview === undefined || lesson === undefined) throw new Error('a course without lessons')
        expect(await lessons.content(subject, preview)).toMatchObject({ kind: preview.kind })
        await expect(lessons.content(subject, lesson)).rejects.toMatchObject({ status: 403 })
        await onStudy(open, 'persona=teacher', async (teacher) => {
          expect(await teacher.lessons.content(subject, lesson)).toMatchObject({ kind: lesson.kind })
          expect(await teacher.catalogue.standing(subject.id)).toMatchObject({ canStudy: true })
        })
        await onStudy(open, 'persona=guest', async (guest) => {
          await expect(guest.lessons.content(subject, lesson)).rejects.toMatchObject({ status: 401 })
        })
      }))

    it('continues where the learner stopped, and a mark that was made stays [S-257] [S-264]', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { lessons } = ports
        const subject = await ownCourse(ports)
        const chapters = await lessons.chapters(subject)
        const before = await lessons.progress(subject)
        const next = lessonToResume(chapters, before)
        if (next === null) throw new Error('a course that is done')
        const step = { lessonId: next.lessonId, kind: next.kind, positionSeconds: 3 }
        await lessons.saveProgress(subject, { ...step, isDone: true })
        await lessons.saveProgress(subject, { ...step, isDone: false, positionSeconds: 5 })
        const after = await lessons.progress(subject)
        expect(courseProgress(chapters, after).done).toBe(courseProgress(chapters, before).done + 1)
        expect(lessonProgressOf(next, after)).toMatchObject({ isDone: true, positionSeconds: 5 })
        expect(lessonToResume(chapters, after)?.lessonId).not.toBe(next.lessonId)
      }))

    it('tells the learner’s record, newest first [S-263]', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const subject = await ownCourse(ports)
        const record = await ports.lessons.studyRecord(subject)
        const dates = record.entries.map(({ studiedDate }) => studiedDate ?? '')
        expect(dates.length).toBeGreaterThan(0)
        expect(dates).toEqual(dates.toSorted().toReversed())
        expect(record).toMatchObject({ startedDate: expect.any(String), studiedDate: dates[0] })
        expect(record.studyMinutes).toBe(record.entries.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0))
      }))

    it('refuses steps that say nothing or name no lesson', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const subject = await ownCourse(ports)
        const step = { lessonId: 'nowhere', kind: 'VIDEO', isDone: true, positionSeconds: 0 } as const
        await expect(ports.lessons.saveProgress(subject, step)).rejects.toMatchObject({ status: 404 })
        await expect(ports.lessons.saveProgress(subject, { ...step, positionSeconds: -1 })).rejects.toMatchObject({ status: 400 })
      }))

    it('speaks of classes in the same words [S-220] [S-229] [S-230] [S-236]', () =>
      onStudy(open, 'persona=teacher', async ({ lessons }) => {
        const subject: StudySubject = { kind: 'course-class', id: 5_001 }
        const [lesson] = lessonsIn(await lessons.chapters(subject))
        if (lesson === undefined) throw new Error('a class without lessons')
        expect(await lessons.content(subject, lesson)).toMatchObject({ title: lesson.title })
        expect(await lessons.progress(subject)).toEqual(expect.any(Array))
        expect((await lessons.studyRecord(subject)).entries).toEqual(expect.any(Array))
      }))

    it('hostile contents come as text or not at all [F-034] [F-047]', () =>
      onStudy(open, 'persona=teacher&content=hostile', async ({ lessons }) => {
        const subject: StudySubject = { kind: 'course', id: 1_001 }
        const chapters = await lessons.chapters(subject)
        expect(chapters.length).toBeGreaterThan(2)
        for (const lesson of lessonsIn(chapters.slice(0, 1))) {
          const content = await lessons.content(subject, lesson)
          const parts = content.kind === 'DOCUMENT' ? content.sections.flatMap((section) => section.parts) : []
          expect(parts.every(({ kind }) => kind !== ('html' as string))).toBe(true)
        }
      }))
  })
}
