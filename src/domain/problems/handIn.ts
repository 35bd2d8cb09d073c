/** The stages of a submission: it leaves the queue once it is sent or refused. */
export type HandInStage = 'waiting' | 'sending' | 'sent' | 'refused'

/** The state of the connection between the queue of submissions and the server. */
export type HandInConnection = 'online' | 'offline' | 'signedOut'

export interface HandInState {
  readonly stage: HandInStage
  readonly count: number
  /** Whether all submissions are stored on the device; otherwise they are lost with the page. */
  readonly isStored: boolean
  readonly connection: HandInConnection
  /** Whether the server receives the time at which they were written, as in rooms. */
  readonly isTimed: boolean
}

/** Returns the sentence about the submissions in a stage; null where there are none. */
export function handInSentence({ stage, count, isStored, connection, isTimed }: HandInState): string | null {
  if (count === 0) return null
  switch (stage) {
    case 'sent':
      return `보내지 못했던 답 ${count}개를 보냈어요`
    case 'refused':
      return `보내지 못했던 답 ${count}개를 받아 주지 않았어요`
    case 'sending':
      return isStored ? `답 ${count}개를 보내고 있어요.` : `답 ${count}개를 보내고 있어요. ${keepOpen}`
    case 'waiting': {
      const next = `${whenSent[connection]} ${isTimed ? '낸 시각과 함께 보낼게요.' : '보낼게요.'}`
      return isStored
        ? `보내지 못한 답 ${count}개를 이 기기에 담아 두었어요. ${next}`
        : `보내지 못한 답 ${count}개를 이 기기에 저장하지 못했어요. ${keepOpen} ${next}`
    }
  }
}

const keepOpen = '이 화면을 닫지 마세요.'

const whenSent: Readonly<Record<HandInConnection, string>> = {
  online: '곧 다시',
  offline: '연결되면',
  signedOut: '로그인하면',
}
