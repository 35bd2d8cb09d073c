import type { AssignmentDetail, AssignmentTask } from '../../src/domain/assignment.ts'

/** Homework that is due one week after the tests' usual Friday. */
export function anAssignment(wishes: Partial<AssignmentDetail> = {}): AssignmentDetail {
  return {
    homeworkId: 40,
    assignmentId: 400,
    title: '반복문으로 구구단 출력하기',
    description: '한 줄에 한 단씩 나오게 해요.',
    endDate: '2026-11-27T23:59:59+09:00',
    lateEndDate: null,
    state: 'OPEN',
    teacher: { nickname: '윤슬', profile: null },
    submission: null,
    feedback: null,
    returnList: [],
    ...wishes,
  }
}

export function aTask(wishes: Partial<AssignmentTask> = {}): AssignmentTask {
  return { taskId: 1, type: 'DOCUMENT', contentId: 6005, title: '파도처럼 되풀이하기', state: 'NONE', score: null, ...wishes }
}
