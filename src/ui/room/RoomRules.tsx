import { deadlineView } from '../../domain/assignment.ts'
import { formatNumber } from '../../domain/format.ts'
import type { RoomDetail, RoomPhase } from '../../domain/room/room.ts'
import { isGathering } from '../../domain/room/waitingRoom.ts'
import { useApplication } from '../kit/application.ts'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { practiceWords } from './practiceWords.ts'
import { RoomFacts } from './RoomFacts.tsx'
import { roomWords } from './roomWords.ts'
import styles from './RoomRules.module.css'

const words = roomWords.rules

interface RoomRulesProps {
  readonly room: RoomDetail
  readonly phase: RoomPhase
  readonly participantCount: number
}

/** Renders the time, the scoring and the allowed tools of a room, in plain words. */
export const RoomRules = ({ room, phase, participantCount }: RoomRulesProps) => {
  const { clock } = useApplication()
  const freeze = deadlineView(room.freezeDate, clock.now(), clock.timeZone())
  const sentences = [
    // A practice set has a single participant, so the rule about ranks is left out.
    ...(room.isPractice ? [words.scoring.POINTS[0], practiceWords.rules.private] : words.scoring[room.scoring]),
    words.uncounted,
    words.verdicts[room.verdicts],
    words.hints(room.allowsHints),
    words.tutor(room.allowsTutor),
    room.languages.length > 0 && words.languages(room.languages.map((one) => roomWords.languages[one]).join(', ')),
    freeze && words.freeze(freeze.moment),
    room.lateMinutes > 0 ? words.late(formatNumber(room.lateMinutes)) : words.noLate,
  ]
  return (
    <div className={styles['columns']}>
      <Panel aria-labelledby="room-facts">
        <SectionHeading id="room-facts" title={roomWords.facts.title} />
        <RoomFacts room={room} participantCount={isGathering(phase) ? null : participantCount} />
      </Panel>
      <Panel aria-labelledby="room-rules">
        <SectionHeading id="room-rules" title={room.isPractice ? practiceWords.rules.title : words.title} />
        <ul className={styles['sentences']}>{sentences.map((sentence) => sentence && <li key={sentence}>{sentence}</li>)}</ul>
      </Panel>
    </div>
  )
}
