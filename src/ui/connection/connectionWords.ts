const inWords = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  return [minutes > 0 && `${minutes}분`, seconds % 60 > 0 && `${seconds % 60}초`].filter(Boolean).join(' ')
}

export const connectionWords = {
  news: {
    offline: '인터넷 연결이 끊겼어요.',
    unreachable: '서버에 연결되지 않아요.',
    back: '다시 연결됐어요.',
    unknown: '로그인 상태를 확인하지 못했어요.',
  },
  later: '연결되면 새로 불러올게요.',
  demo: { offline: '지금은 오프라인이에요.', goesOn: '데모는 그대로 쓸 수 있어요.' },
  next: (seconds: number) => `${inWords(seconds)} 뒤 다시 시도해요.`,
  soon: '곧 다시 시도해요.',
  trying: '다시 연결하고 있어요.',
  tryNow: '지금 다시 시도',
  ask: '다시 확인',
  asking: '로그인 상태를 확인하고 있어요.',
} as const
