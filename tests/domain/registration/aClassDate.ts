import type { ClassDate } from '../../../src/domain/registration.ts'

export function aClassDate(own: Partial<ClassDate> = {}): ClassDate {
  return {
    date: '2026-11-24',
    startTime: '18:00',
    endTime: '19:00',
    memberCount: 8,
    registeredCount: 6,
    isClosed: false,
    registrationDateId: null,
    ...own,
  }
}
