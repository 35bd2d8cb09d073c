import type { Judging } from '../judging.ts'
import type { DemoServer, SetAssignmentRow, SetRoomRow, StudioCourseRow, StudioProblemRow } from '../models.ts'
import { courseFormat, homeworkFormat, problemFormat, roomFormat } from '../workFormats.ts'
import { type WorkKind, workRoutes } from './workRoutes.ts'
import { firstSetAssignmentId, isContent } from '../world/homework.ts'
import { forStaff } from './http.ts'
import { rejudgementRoutes } from './rejudgementRoutes.ts'
import { moveRun, runStateOf } from '../world/roomRuns.ts'
import { firstSetRoomId } from '../world/rooms.ts'
import { coursePictures, firstStudioCourseId, isTeachable } from '../world/studioCourses.ts'
import { firstStudioProblemId, isType } from '../world/studioProblems.ts'
import type { Visitors } from '../visitors.ts'
import type { World } from '../world/world.ts'
import { studioPaths } from '../../src/adapters/http/studioPaths.ts'
import { isTextKind } from '../../src/domain/problems/readingTask.ts'
import { checkProblem } from '../../src/application/studioProblem.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { casesVersionAfter } from '../../src/domain/problems/rejudgement.ts'
import { lessonsOfCourse, type StudioCourse } from '../../src/domain/studio/studioCourse.ts'
import { homeworkGaps, type SetHomework } from '../../src/domain/studio/setHomework.ts'
import { lockedChanges } from '../../src/domain/studio/roomChanges.ts'
import { roomGaps, type SetRoom } from '../../src/domain/studio/setRoom.ts'
import { agrees, judgedProblemOf, problemGaps, seedInput, type StudioProblem } from '../../src/domain/studio/studioProblem.ts'

/** Serves the works that teachers make: problems, courses and homework. */
export function studioRoutes(server: DemoServer, world: World, judging: Judging, visitors: Visitors): void {
  const { change } = judging
  workRoutes(server, world, { change, visitors }, problemsOf(judging))
  rejudgementRoutes(server, world, judging, visitors)
  // A reserved word in the place of an id comes first.
  server.get(studioPaths.coursePictures, (schema) => forStaff(world, schema, () => ({ pictureList: coursePictures })))
  workRoutes(server, world, { change, visitors }, coursesOf(world))
  workRoutes(server, world, { change, visitors }, homeworkOf(world))
  workRoutes(server, world, { change, visitors }, roomsOf(world))
}

function problemsOf(judging: Judging): WorkKind<StudioProblem, StudioProblemRow> {
  return {
    format: problemFormat,
    firstId: firstStudioProblemId,
    titleOf: ({ title }) => title,
    countOf: (problem) => judgedProblemOf(problem).cases.length,
    all: (schema) => schema.all('studioProblem').models.map(({ attrs }) => attrs),
    find: (schema, workId) => schema.findBy('studioProblem', { workId }),
    create: (schema, row) => void schema.create('studioProblem', { ...row, smallInputs: [], casesVersion: 0 }),
    async prove({ content, published, casesVersion }) {
      // Earlier submissions would be judged as another kind of task.
      if (published !== null && published.content.taskKind !== content.taskKind) return null
      const smallInputs = await provenInputs(judging, content)
      const next = casesVersionAfter(casesVersion, published && comparedCases(published.content), comparedCases(content))
      return smallInputs && { smallInputs: [...smallInputs], casesVersion: next }
    },
    isBegun: ({ schema }, problemId) => schema.findBy('submission', { problemId }) !== null,
  }
}

const comparedCases = (content: StudioProblem) =>
  judgedProblemOf(content).cases.map(({ input, expectedOutput }) => ({ input, output: expectedOutput }))

function coursesOf(world: World): WorkKind<StudioCourse, StudioCourseRow> {
  return {
    format: courseFormat,
    firstId: firstStudioCourseId,
    titleOf: ({ title }) => title,
    countOf: (course) => lessonsOfCourse(course).length,
    all: (schema) => schema.all('studioCourse').models.map(({ attrs }) => attrs),
    find: (schema, workId) => schema.findBy('studioCourse', { workId }),
    create: (schema, row) => void schema.create('studioCourse', row),
    prove: async ({ content }, schema) => (isTeachable(world, schema, content) ? {} : null),
    isBegun: ({ schema }, courseId) => schema.findBy('enrollment', { subject: `course/${courseId}` }) !== null,
  }
}

function homeworkOf(world: World): WorkKind<SetHomework, SetAssignmentRow> {
  return {
    format: homeworkFormat,
    firstId: firstSetAssignmentId,
    titleOf: ({ title }) => title,
    countOf: ({ taskList }) => taskList.length,
    all: (schema) => schema.all('setAssignment').models.map(({ attrs }) => attrs),
    find: (schema, workId) => schema.findBy('setAssignment', { workId }),
    create: (schema, row) => void schema.create('setAssignment', row),
    async prove({ content }, schema) {
      const isWhole = homeworkGaps(content, world.present()).length === 0
      return isWhole && content.taskList.every((task) => isContent(world, schema, task)) ? {} : null
    },
    isBegun: ({ schema }, assignmentId) => schema.findBy('homeworkSubmission', { assignmentId }) !== null,
  }
}

function roomsOf(world: World): WorkKind<SetRoom, SetRoomRow> {
  return {
    format: roomFormat,
    firstId: firstSetRoomId,
    titleOf: ({ title }) => title,
    countOf: ({ taskList }) => taskList.length,
    all: (schema) => schema.all('setRoom').models.map(({ attrs }) => attrs),
    find: (schema, workId) => schema.findBy('setRoom', { workId }),
    create: (schema, row) => void schema.create('setRoom', row),
    async prove(row, schema) {
      const { content, published } = row
      const before = published?.content ?? null
      const isLocked = lockedChanges(before, content, runStateOf(world, schema, row)).length > 0
      const isWhole = roomGaps(content, world.present(), before).length === 0 && !isLocked
      return isWhole && content.taskList.every((task) => isContent(world, schema, task)) ? {} : null
    },
    publishing: (schema, row, content) => moveRun(world, schema, row, content),
    isBegun: ({ schema }, roomId) => schema.findBy('roomPerson', { channel: world.address.channel, roomId }) !== null,
  }
}

const keptInputs = 30

/** Returns small inputs for the search of counterexamples; null when something is missing, or when reference and cases do not agree. */
async function provenInputs({ loadRunner }: Judging, content: StudioProblem): Promise<readonly string[] | null> {
  if (problemGaps(content).length > 0 || !isType(content.category) || loadRunner === null) return null
  try {
    const runner = await loadRunner()
    if (!agrees(await checkProblem(runner, async () => runner, content))) return null
    if (isTextKind(content.taskKind) || content.generator.trim() === '') return []
    const inputs = Array.from({ length: keptInputs }, (_, at) => seedInput(at + 1))
    const runs = await runner.runCases({ language: 'PYTHON', code: content.generator, inputs, limits: defaultLimits, isAlone: true }).result
    return [...new Set(runs.flatMap(({ state, output }) => (state === 'DONE' && output.trim() !== '' ? [output] : [])))]
  } catch {
    return null
  }
}
